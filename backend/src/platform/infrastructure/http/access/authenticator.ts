import type { Request } from 'express';
import type { Actor } from '../../../application/actor.js';

/** Identifies the caller of a request. Identity provides the adapter. */
export abstract class Authenticator {
  /** The caller, or null without a live session. */
  abstract authenticate(request: Request): Promise<Actor | null>;
}
