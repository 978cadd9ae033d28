import { BlockList, isIP } from 'node:net';

export const NOT_PUBLIC = 'The address is not on the public internet.';

/** Ranges that are not the public internet (RFC 6890 and its updates). */
const PRIVATE: readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];
/** In IPv6 only global unicast is public, except the parts that map to IPv4 or are for documentation. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
const PRIVATE_V6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE_V6.addSubnet(network, prefix, 'ipv6');
const PRIVATE_V4 = new BlockList();
for (const [network, prefix, family] of PRIVATE) PRIVATE_V4.addSubnet(network, prefix, family);

/** Whether the address belongs to the public internet: neither ours nor in our network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE_V4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return PUBLIC_V6.check(address, 'ipv6') && !PRIVATE_V6.check(address, 'ipv6');
}

/** Why production must not call this URL; null if it may. Each call resolves and checks its name again. */
export function objectionTo(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return 'The address is not an https address.';
  const host = hostname.replace(/^\[|\]$/g, '');
  // A literal address is not resolved, so it has to be checked here.
  return isIP(host) !== 0 && !isPublicAddress(host) ? NOT_PUBLIC : null;
}
