import { forgetStored } from '../lib/storage';

/** For what this device keeps of one person; others who use it do not find it. */
export const ownKey = (userId: string, name: string) => `own/${userId}/${name}`;

/** For what it keeps of whoever is logged in, until they log out. */
export const visitKey = (name: string) => `visit/${name}`;

export function forgetVisit(): void {
  forgetStored('local', visitKey(''));
}
