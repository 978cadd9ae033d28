import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { isPlainText, isVisible } from '../../../platform/domain/plain-text.js';

/** In characters (code points); it has to fit on a certificate. */
export const MAX_PERSON_NAME = 80;

/** @throws InvalidInput for an impossible name: it is printed on certificates and in mails. */
export function assertPersonName(name: string): void {
  if (!isVisible(name)) throw InvalidInput.field('name', 'Name is required.');
  if (!isPlainText(name)) throw InvalidInput.field('name', 'Name has characters we cannot keep.');
  if ([...name].length > MAX_PERSON_NAME)
    throw InvalidInput.field('name', `Name must have at most ${MAX_PERSON_NAME} characters.`);
}
