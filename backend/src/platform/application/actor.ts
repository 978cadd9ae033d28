type Role = 'student' | 'educator' | 'ops';

/** Who is calling, decided by the database's truth on every request. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  /** What a personal access token may do; a session, which has none, may do everything. */
  readonly scopes?: readonly string[];
}
