import { text } from '../../../platform/infrastructure/http/bodies/validation.js';
import { MAX_PERSON_NAME } from '../domain/person-name.js';

/** The schema of a person's name. */
export const PersonName = text('Name', { min: 1, max: MAX_PERSON_NAME }).meta({
  example: 'Asha Rao',
});

/**
 * The name that an identity provider or the client reports: cut if too long, as the user cannot correct it here; null
 * if our rules forbid it. It is printed on certificates and in mails like any typed name.
 */
export function toldName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const { data } = PersonName.safeParse([...name.trim()].slice(0, MAX_PERSON_NAME).join(''));
  return data ?? null;
}
