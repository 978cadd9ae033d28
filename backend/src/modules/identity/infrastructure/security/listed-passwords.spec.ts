import { describe, expect, it } from '@jest/globals';
import { PasswordRules } from '../../application/passwords/password-rules.js';
import { EmailAddress } from '../../domain/email-address.js';
import { ListedPasswords } from './listed-passwords.js';
import { NoList } from './no-list.js';

const email = EmailAddress.parse('asha.rao@example.com');
const easy = ['Password123', 'Lectern2026!', 'AshaRao#1'];

describe('A password that is tried first', () => {
  it.each(easy)(
    'is refused in production, at the field it was typed into: %s',
    async (password) => {
      const rules = new PasswordRules(new ListedPasswords());
      await expect(rules.check(password, email, 'newPassword')).rejects.toMatchObject({
        details: {
          fields: [
            {
              field: 'newPassword',
              message: 'This password is too easy to guess. Choose another.',
            },
          ],
        },
      });
    },
  );

  it.each(easy)('is taken elsewhere: %s', async (password) => {
    await expect(new PasswordRules(new NoList()).check(password, email)).resolves.toBeUndefined();
  });
});

it('Any other password is taken in production', async () => {
  const rules = new PasswordRules(new ListedPasswords());
  await expect(rules.check('correct horse battery', email)).resolves.toBeUndefined();
});
