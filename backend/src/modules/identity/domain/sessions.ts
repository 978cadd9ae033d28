import type { Session } from './session.js';

/** What starting a session did to the user's other sessions. */
export interface Begun {
  readonly othersEnded: boolean;
}

export abstract class Sessions {
  /** Saves a new session; if the user then has more than `most` that were not ended, ends the oldest. */
  abstract start(session: Session, most: number): Promise<Begun>;
  /**
   * The same, but returns null and saves nothing if the account's address or password has changed, or it was locked.
   */
  abstract startByPassword(
    session: Session,
    most: number,
    known: { email: string; passwordHash: string },
  ): Promise<Begun | null>;
  abstract save(session: Session): Promise<void>;
  abstract find(id: string): Promise<Session | null>;
  /** The user's sessions that were not ended, newest first; some of them may have expired. */
  abstract openOf(userId: string): Promise<Session[]>;
  /** All stored sessions of the user, ended ones too, newest first. */
  abstract keptOf(userId: string): Promise<Session[]>;
  /** Deletes at most `most` sessions that were ended or expired before the moment; returns how many. */
  abstract removeOver(before: Date, most: number): Promise<number>;
  /** Resolves when every process knows of the sessions ended so far: call it after the commit. */
  abstract told(): Promise<void>;
  /** Ends every open session of the user except `keepId`. */
  abstract endAll(userId: string, at: Date, keepId?: string): Promise<void>;
}
