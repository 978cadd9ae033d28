export abstract class ResetTokens {
  /** A new unguessable token and the hash to keep of it. */
  abstract issue(): { token: string; hash: string };
  abstract hashOf(token: string): string;
}
