import type { Request } from 'express';
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** What a provider hands to one customer: whoever has one address of it has them all. */
const CUSTOMER_GROUPS = 4;

/** Whom an address stands for: itself, or with IPv6 the /64 network it lies in. */
export function clientAddress(request: Pick<Request, 'ip'>): string {
  const address = (request.ip ?? '').replace(MAPPED, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(missing).fill('0'), ...(after ?? [])];
  return `${groups.slice(0, CUSTOMER_GROUPS).join(':')}::/64`;
}

export function isLoopback(request: Pick<Request, 'ip'>): boolean {
  const address = (request.ip ?? '').replace(MAPPED, '');
  return address === '::1' || address.startsWith('127.');
}
