/** The only source of identifiers. */
export abstract class Ids {
  /** A new UUID version 7 (RFC 9562): unique, and sortable by time. */
  abstract next(): string;
}
