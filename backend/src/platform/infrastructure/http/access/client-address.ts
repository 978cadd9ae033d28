import type { Request } from 'express';
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** The size of network that a provider assigns to one customer, who controls all addresses in it. */
const CUSTOMER_GROUPS = 4;

/** The address to count by: the address itself, or for IPv6 its /64 network. */
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

/**
 * Tells before Express does, and as it would (`trust proxy` is 1), where a request comes from; null for this machine
 * where it has no share of its own, as it has no limits.
 */
export function sharerOf({
  isBehindProxy,
  countsLoopback,
}: {
  readonly isBehindProxy: boolean;
  readonly countsLoopback: boolean;
}) {
  return ({ headers, socket }: Pick<Request, 'headers' | 'socket'>): string | null => {
    const told = isBehindProxy ? String(headers['x-forwarded-for'] ?? '') : '';
    const ip = told.slice(told.lastIndexOf(',') + 1).trim() || (socket.remoteAddress ?? '');
    return !countsLoopback && isLoopback({ ip }) ? null : clientAddress({ ip });
  };
}
