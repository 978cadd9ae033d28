const LIFETIME_MS = 10 * 60_000;

/** The right to set a new password once, earned by proving the mailbox. Only a hash of its token is stored. */
export class ResetPermit {
  private _usedAt: Date | null = null;

  private constructor(
    readonly tokenHash: string,
    readonly userId: string,
    readonly expiresAt: Date,
  ) {}

  static grant(tokenHash: string, userId: string, at: Date): ResetPermit {
    return new ResetPermit(tokenHash, userId, new Date(at.getTime() + LIFETIME_MS));
  }

  /** Uses the permit up; false when it was used already or has expired. */
  use(at: Date): boolean {
    if (this._usedAt !== null || at >= this.expiresAt) return false;
    this._usedAt = at;
    return true;
  }
}
