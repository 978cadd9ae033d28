import { InvalidInput } from './domain-error.js';
import { isPlainText, isVisible } from './plain-text.js';

/**
 * What a person wrote in the field `text`, if it is visible plain text of at most `max` characters (code points).
 * @param label what the person calls it, as in "Note is required." @throws InvalidInput
 */
export function checkedWords(label: string, text: string, max: number): string {
  const { length } = [...text];
  if (length === 0 || !isVisible(text)) throw InvalidInput.field('text', `${label} is required.`);
  if (length > max)
    throw InvalidInput.field('text', `${label} must have at most ${max} characters.`);
  if (!isPlainText(text, { multiline: true }))
    throw InvalidInput.field('text', `${label} has characters we cannot keep.`);
  return text;
}
