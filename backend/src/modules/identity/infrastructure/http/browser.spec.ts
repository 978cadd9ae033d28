import { describe, expect, it } from '@jest/globals';
import { browserOf } from './browser.js';

const request = { headers: { 'user-agent': 'curl/8.14.1' } };

describe('A browser', () => {
  it('gets an id of its own when it has none', () => {
    const [one, other] = [browserOf(request, null), browserOf(request, null)];
    expect(one.newId).toMatch(/^[\w-]{43}$/);
    expect(other.newId).not.toBe(one.newId);
    expect(other.device.mark).not.toBe(one.device.mark);
  });

  it('keeps its id, and with it the mark of its sessions', () => {
    const first = browserOf(request, null);
    const again = browserOf(request, first.newId);
    expect(again).toEqual({ device: first.device, newId: null });
  });

  it('cannot be recognized by the mark alone, which is no id', () => {
    const { device, newId } = browserOf(request, null);
    expect(device.mark).not.toContain(newId);
    expect(browserOf(request, device.mark).device.mark).not.toBe(device.mark);
  });

  it.each(['', '1', 'a'.repeat(4000)])(
    'gets another id when it sends %.5j, which we never gave',
    (id) => {
      expect(browserOf(request, id).newId).not.toBeNull();
    },
  );
});
