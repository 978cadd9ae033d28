import { text } from '../../../platform/infrastructure/http/validation.js';

const MAX = 80;

/** What somebody may be called. */
export const PersonName = text('Name', { min: 1, max: MAX }).meta({ example: 'Asha Rao' });

/**
 * The name that an identity provider, or whoever asks it, tells: cut where it is too long, as nobody can mend it here;
 * null where it is none by our rules. It will stand on certificates and in mails like those that are typed in.
 */
export function toldName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const { data } = PersonName.safeParse([...name.trim()].slice(0, MAX).join(''));
  return data ?? null;
}
