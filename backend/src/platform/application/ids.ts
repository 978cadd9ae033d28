/** The only source of identifiers. */
export abstract class Ids {
  /** A new UUID version 7 (RFC 9562): unique, and later ones sort after earlier ones. */
  abstract next(): string;
}
