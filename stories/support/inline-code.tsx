/** Text of our own in which what is between backticks is code. Nothing in it is HTML. */
export function InlineCode({ text }: { text: string }) {
  return text.split("`").map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <code key={key} className="gs:rounded-sm gs:bg-well gs:px-1 gs:whitespace-nowrap">
        {part}
      </code>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
