import type { Session } from './session.js';

/** What beginning a session did to the others of its user. */
export interface Begun {
  readonly othersEnded: boolean;
}

export abstract class Sessions {
  /** Saves a new one; where its user has more than so many that nobody ended, the oldest end. */
  abstract start(session: Session, most: number): Promise<Begun>;
  /** The same, unless the account has another address or password by now or was locked: then it saves nothing, null. */
  abstract startByPassword(
    session: Session,
    most: number,
    known: { email: string; passwordHash: string },
  ): Promise<Begun | null>;
  abstract save(session: Session): Promise<void>;
  abstract find(id: string): Promise<Session | null>;
  /** The sessions of the user that nobody ended, newest first; some of them may have run out. */
  abstract openOf(userId: string): Promise<Session[]>;
  /** All that is kept of the user's sessions, those that are over too, newest first. */
  abstract keptOf(userId: string): Promise<Session[]>;
  /** Deletes so many at most of those that were ended or ran out before the moment; returns how many. */
  abstract removeOver(before: Date, most: number): Promise<number>;
  /** Resolves when every process has heard what ended before: call it once that has committed. */
  abstract told(): Promise<void>;
  /** Ends every session of the user that is still open, but for the one to keep. */
  abstract endAll(userId: string, at: Date, keepId?: string): Promise<void>;
}
