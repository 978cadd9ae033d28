import { InvalidInput } from '../../../platform/domain/domain-error.js';

const MAX_LENGTH = 254;
const SHAPE =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * An address in the one form we compare: ASCII and lower case. Letters beyond ASCII are refused before lower-casing,
 * because some of them fold into ASCII ones (the Kelvin sign becomes k), and a look-alike could take over an account.
 */
export class EmailAddress {
  private constructor(readonly value: string) {}

  /** @throws InvalidInput at the field `email` */
  static parse(text: string): EmailAddress {
    const trimmed = text.trim();
    const isAscii = /^[\x00-\x7f]*$/.test(trimmed);
    const value = trimmed.toLowerCase();
    if (!isAscii || value.length > MAX_LENGTH || !SHAPE.test(value))
      throw InvalidInput.field('email', 'Enter a valid email address.');
    return new EmailAddress(value);
  }
}
