/** What a page says where it has nothing to show. */
export function EmptyPage({ text }: { readonly text: string }) {
  return <p className="type-body bg-surface px-4 py-6 text-ink-muted tablet:rounded-md">{text}</p>;
}
