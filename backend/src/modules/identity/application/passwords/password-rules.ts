import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { PRODUCT_NAME } from '../../../../platform/application/product.js';
import type { EmailAddress } from '../../domain/email-address.js';
import { assertAcceptablePassword } from '../../domain/password.js';
import { CommonPasswords } from './common-passwords.js';

@Injectable()
export class PasswordRules {
  constructor(private readonly common: CommonPasswords) {}

  /** @throws InvalidInput at the given field when the password is too weak for the owner of this address */
  async check(password: string, email: EmailAddress, field = 'password'): Promise<void> {
    assertAcceptablePassword(password, field);
    const [mailbox = ''] = email.value.split('@');
    const words = [PRODUCT_NAME, mailbox.replaceAll(/[^a-z]/g, '')];
    if (await this.common.has(password, words))
      throw InvalidInput.field(field, 'This password is too easy to guess. Choose another.');
  }
}
