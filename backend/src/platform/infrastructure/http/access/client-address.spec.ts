import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { clientAddress, isLoopback, sharerOf } from './client-address.js';

describe('The address of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s stands for %s', (ip, customer) => {
    expect(clientAddress({ ip })).toBe(customer);
  });

  it('is the same for two addresses of one customer', () => {
    expect(clientAddress({ ip: '2001:db8:0:7::1' })).toBe(
      clientAddress({ ip: '2001:db8:0:7:a::' }),
    );
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('%s is this machine', (ip) => {
    expect(isLoopback({ ip })).toBe(true);
  });

  it.each(['10.127.0.1', '2001:db8::1', ''])('%s is not', (ip) => {
    expect(isLoopback({ ip })).toBe(false);
  });
});

describe('Whose share of a process a request takes', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': forwarded },
    }) as unknown as Request;
  const direct = sharerOf({ isBehindProxy: false, countsLoopback: true });
  const proxied = sharerOf({ isBehindProxy: true, countsLoopback: true });

  it('is that of the connection, whatever the request says of itself', () => {
    expect(direct(from('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7');
  });

  it('is that of whoever the proxy had the connection from', () => {
    expect(proxied(from('10.0.0.1', '198.51.100.1, 203.0.113.7'))).toBe('203.0.113.7');
    expect(proxied(from('10.0.0.1'))).toBe('10.0.0.1');
  });

  it("is nobody's where this machine has no limits", () => {
    const free = sharerOf({ isBehindProxy: false, countsLoopback: false });
    expect(free(from('127.0.0.1'))).toBeNull();
    expect(free(from('203.0.113.7'))).toBe('203.0.113.7');
    expect(direct(from('::1'))).toBe('0:0:0:0::/64');
  });
});
