/** What a page says where it has nothing to show. */
export function EmptyPage({ text }: { readonly text: string }) {
  return (
    <p className="gs:type-body gs:bg-surface gs:px-4 gs:py-6 gs:text-ink-muted gs:tablet:rounded-md">
      {text}
    </p>
  );
}
