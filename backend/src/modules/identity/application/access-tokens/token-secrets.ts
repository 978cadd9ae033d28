/** Makes the secrets of access tokens and recognizes them again. */
export abstract class TokenSecrets {
  /** An unguessable secret with a prefix that scanners for leaked secrets recognize. */
  abstract next(): string;
  /** A deterministic one-way hash. */
  abstract hash(secret: string): string;
}
