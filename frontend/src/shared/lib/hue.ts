/** A deterministic hue for a text. */
export function hueOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 3600;
  return hash % 360;
}
