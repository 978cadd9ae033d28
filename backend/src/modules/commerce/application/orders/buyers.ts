/** The buyer as named on invoices, receipts and mails. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** The recipient of a mail. */
export interface Addressee {
  /**
   * Absent until the address is confirmed: the owner of the mailbox must not be sent a name that a stranger made up at
   * sign-up.
   */
  readonly name?: string;
  readonly email: string;
}

/** Commerce must not depend on identity, so the composition root implements this port. */
export abstract class Buyers {
  /** Null when the account is deleted. */
  abstract find(userId: string): Promise<Buyer | null>;
  /** Null when the account is deleted. */
  abstract addresseeOf(userId: string): Promise<Addressee | null>;
}
