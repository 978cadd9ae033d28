import { InvalidInput } from './domain-error.js';
import { isPlainText, isVisible } from './plain-text.js';

/**
 * What a person wrote in a field, `text` unless said otherwise, if it is visible plain text of at most `max` characters
 * (code points). @param label what the person calls it, as in "Note is required." @throws InvalidInput
 */
export function checkedWords(
  label: string,
  text: string,
  max: number,
  { field = 'text', multiline = true } = {},
): string {
  const { length } = [...text];
  if (length === 0 || !isVisible(text)) throw InvalidInput.field(field, `${label} is required.`);
  if (length > max)
    throw InvalidInput.field(field, `${label} must have at most ${max} characters.`);
  if (!isPlainText(text, { multiline }))
    throw InvalidInput.field(field, `${label} has characters we cannot keep.`);
  return text;
}
