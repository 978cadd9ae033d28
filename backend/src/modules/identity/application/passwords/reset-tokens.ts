export abstract class ResetTokens {
  /** A new unguessable token and the hash of it to store. */
  abstract issue(): { token: string; hash: string };
  abstract hashOf(token: string): string;
}
