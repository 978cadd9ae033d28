import { describe, expect, it } from '@jest/globals';
import { EmailAddress } from './email-address.js';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { LinkRequired } from './errors.js';
import { User } from './user.js';

const at = new Date('2026-11-21T06:30:00Z');
const asha = {
  id: 'asha',
  name: 'Asha',
  email: EmailAddress.parse('asha@gmail.com'),
  role: 'student' as const,
  at,
};
const google = { issuer: 'google', subject: '7', isAuthoritative: true };

describe('User', () => {
  it.each(['', '\u200b', 'Asha\n', '\u202eahsA', 'A'.repeat(81)])(
    'is never called %j, by whatever way the name came',
    (name) => {
      expect(() => User.signUp({ ...asha, name }, 'hash')).toThrow(InvalidInput);
      expect(() => User.joinThrough(google, { ...asha, name })).toThrow(InvalidInput);
      expect(() => User.signUp(asha, 'hash').editProfile({ name })).toThrow(InvalidInput);
    },
  );

  it('keeps the password when a proven mailbox signs in through a provider', () => {
    const user = User.joinThrough(google, asha);
    user.resetPassword('her own hash', at);
    expect(user.signInThrough(google, at)).toBe(false);
    expect(user.passwordHash).toBe('her own hash');
  });

  it('drops a password that somebody set before the mailbox was proved', () => {
    const planted = User.signUp(asha, 'the hash of an attacker');
    expect(planted.signInThrough(google, at)).toBe(true);
    expect(planted.passwordHash).toBeNull();
  });

  it('cannot be opened by a provider that does not speak for the mailbox', () => {
    const user = User.signUp(asha, 'hash');
    const stranger = { issuer: 'google', subject: '8', isAuthoritative: false };
    expect(() => user.signInThrough(stranger, at)).toThrow(LinkRequired);
  });

  it('is linked by whoever is logged in, which proves no mailbox and changes no password', () => {
    const user = User.signUp(asha, 'hash');
    const other = { issuer: 'google', subject: '8', isAuthoritative: false };
    expect(user.signInThrough(other, at, true)).toBe(false);
    expect([user.isLinkedTo(other), user.isEmailVerified, user.passwordHash]).toEqual([
      true,
      false,
      'hash',
    ]);
  });

  it('drops a link that somebody made before the mailbox was proved', () => {
    const stranger = { issuer: 'google', subject: '8', isAuthoritative: false };
    const planted = User.joinThrough(stranger, asha);
    planted.resetPassword('her own hash', at);
    expect(() => planted.signInThrough(stranger, at)).toThrow(LinkRequired);
  });

  it('keeps what an edit does not mention', () => {
    const user = User.signUp(asha, 'hash');
    user.editProfile({ description: 'Hello' });
    expect([user.name, user.description]).toEqual(['Asha', 'Hello']);
  });

  it('tells which photo is no longer needed when it is replaced', () => {
    const user = User.signUp(asha, 'hash');
    user.editProfile({ photoId: 'first' });
    expect(user.pullFacts()).toEqual([]);
    user.editProfile({ photoId: 'second' });
    expect(user.pullFacts()).toEqual([
      { type: 'identity.photo_replaced.v1', payload: { photoId: 'first' } },
    ]);
  });

  it('tells when the password was reset', () => {
    const user = User.signUp(asha, 'hash');
    user.resetPassword('new hash', at);
    expect(user.pullFacts()).toEqual([
      { type: 'identity.password_reset.v1', payload: { userId: 'asha' } },
    ]);
  });

  it('moves to an address whose mailbox was proved, which is confirmed by that', () => {
    const user = User.signUp(asha, 'hash');
    user.changeEmail(EmailAddress.parse('asha.rao@example.com'), 'move', at);
    expect([user.email, user.isEmailVerified]).toEqual(['asha.rao@example.com', true]);
    expect(user.pullFacts()).toEqual([
      { type: 'identity.email_changed.v1', payload: { userId: 'asha', changeId: 'move' } },
    ]);
  });

  it('has no other address in the same one written otherwise', () => {
    const user = User.signUp(asha, 'hash');
    const shouted = EmailAddress.parse(' ASHA@Gmail.com ');
    expect(() => user.assertOtherEmail(shouted)).toThrow('your email address already');
  });

  it('stays linked to its provider at another address', () => {
    const user = User.joinThrough(google, asha);
    user.changeEmail(EmailAddress.parse('asha.rao@example.com'), 'move', at);
    expect(user.signInThrough(google, at)).toBe(false);
    expect(user.isLinkedTo(google)).toBe(true);
  });
});
