import { readStored, writeStored } from '../../shared/lib/storage';

const KEY = 'last-email';

/** The address that logged in last on this device; saves typing it again. */
export const recallEmail = (): string => readStored<string>('local', KEY) ?? '';

export const rememberEmail = (email: string): void => writeStored('local', KEY, email);

/** It is that of an account that is no more. */
export function forgetEmail(email: string): void {
  if (recallEmail() === email) writeStored('local', KEY, null);
}
