import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, objectionTo } from './public-addresses.js';

describe('Public addresses', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111'])(
    'include %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('leave out %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

it.each([
  ['https://example.com/hooks', null],
  ['https://localhost/', null],
  ['http://example.com/hooks', 'The address is not an https address.'],
  ['https://10.1.2.3/', 'The address is not on the public internet.'],
  ['https://[::1]/', 'The address is not on the public internet.'],
  ['https://2130706433/', 'The address is not on the public internet.'],
])('What shows of %s without looking it up: %s', (url, objection) =>
  expect(objectionTo(url)).toBe(objection),
);
