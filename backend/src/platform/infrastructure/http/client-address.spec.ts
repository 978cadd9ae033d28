import { describe, expect, it } from '@jest/globals';
import { clientAddress, isLoopback } from './client-address.js';

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
