import { describe, expect, it } from '@jest/globals';
import { deviceName } from './device-name.js';

describe('The name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; rv:147.0) Gecko/20100101 Firefox/147.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/148.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/148.0 Safari/537.36 Edg/148.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/148.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
      'Safari on iOS',
    ],
    ['curl/8.14.1', 'Unknown device'],
  ])('%s is %s', (agent, name) => {
    expect(deviceName({ headers: { 'user-agent': agent } })).toBe(name);
  });

  it('is unknown where nothing is said', () => {
    expect(deviceName({ headers: {} })).toBe('Unknown device');
  });
});
