/** Makes the secrets of access tokens and recognizes them again. */
export abstract class TokenSecrets {
  /** Unguessable, and marked so that scanners of leaked secrets know what it is. */
  abstract next(): string;
  /** The same for the same secret, and no way back. */
  abstract hash(secret: string): string;
}
