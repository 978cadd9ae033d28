import type { Session } from './session.js';

export abstract class Sessions {
  abstract save(session: Session): Promise<void>;
  abstract find(id: string): Promise<Session | null>;
  /** Ends every session of the user that is still open. */
  abstract endAll(userId: string, at: Date): Promise<void>;
}
