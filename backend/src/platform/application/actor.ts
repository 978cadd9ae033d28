type Role = 'student' | 'educator' | 'ops';

/** The caller; looked up in the database on every request. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  /** What a personal access token may do; absent for a session, which may do everything. */
  readonly scopes?: readonly string[];
}
