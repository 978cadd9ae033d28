import { hash } from 'node:crypto';

const LENGTH = 27;

/** A strong validator, the same as Express computes for its replies. */
export function entityTag(body: Buffer): string {
  return `"${body.length.toString(16)}-${hash('sha1', body, 'base64').slice(0, LENGTH)}"`;
}
