/**
 * Writes the hyphen that a number begins with as the minus sign U+2212. A French voice is silent at a hyphen, and
 * says −110 as +110 and a loss as a gain (findings/handicap-said-aloud.sh).
 */
export function withMinus(text: string): string {
  return text.replace(/^(\D*)-/, "$1−");
}
