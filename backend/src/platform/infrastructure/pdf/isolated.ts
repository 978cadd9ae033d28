/** Isolates an embedded text: its direction, right to left for example, does not affect the text around it. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
