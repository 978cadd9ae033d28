/** Who bought: what stands on papers and mails. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** Commerce may not ask identity, so the composition answers this. */
export abstract class Buyers {
  /** Null for an account that is gone. */
  abstract find(userId: string): Promise<Buyer | null>;
}
