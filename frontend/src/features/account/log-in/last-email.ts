import { readStored, writeStored } from '../../../shared/lib/storage';

const KEY = 'last-email';

/** The address that logged in last on this device, to prefill the form. */
export const recallEmail = (): string => readStored<string>('local', KEY) ?? '';

export const rememberEmail = (email: string): void => writeStored('local', KEY, email);

/** When its account is deleted. */
export function forgetEmail(email: string): void {
  if (recallEmail() === email) writeStored('local', KEY, null);
}
