import type { Request } from 'express';
import { hash, randomBytes } from 'node:crypto';
import type { Device } from '../../domain/session.js';
import { deviceName } from './device-name.js';

const ID_BYTES = 32;
/** What we gave out: an id that people agree on, or that a program sends for everybody, joins nobody. */
const OURS = /^[\w-]{43}$/;

/** Where a sign-in comes from. */
export interface Browser {
  readonly device: Device;
  /** To be kept by a browser that had no id; null for one that has. */
  readonly newId: string | null;
}

/** Only a hash of the id is kept with the session: the rows do not tell what a browser would have to send. */
export function browserOf(request: Pick<Request, 'headers'>, knownId: string | null): Browser {
  const isKnown = knownId !== null && OURS.test(knownId);
  const id = isKnown ? knownId : randomBytes(ID_BYTES).toString('base64url');
  const mark = hash('sha256', id);
  return { device: { name: deviceName(request), mark }, newId: isKnown ? null : id };
}
