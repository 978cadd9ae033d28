import type { Request } from 'express';
import { hash, randomBytes } from 'node:crypto';
import type { Device } from '../../domain/session.js';
import { deviceName } from './device-name.js';

const ID_BYTES = 32;
/** The shape of our ids: one that people agree on, or that a program sends for everybody, must not link accounts. */
const OURS = /^[\w-]{43}$/;

/** The browser that a sign-in comes from. */
export interface Browser {
  readonly device: Device;
  /** A new id for a browser without one to store; null when it has one. */
  readonly newId: string | null;
}

/** Only a hash of the id is stored with the session, so the rows do not reveal what a browser would have to send. */
export function browserOf(request: Pick<Request, 'headers'>, knownId: string | null): Browser {
  const isKnown = knownId !== null && OURS.test(knownId);
  const id = isKnown ? knownId : randomBytes(ID_BYTES).toString('base64url');
  const mark = hash('sha256', id);
  return { device: { name: deviceName(request), mark }, newId: isKnown ? null : id };
}
