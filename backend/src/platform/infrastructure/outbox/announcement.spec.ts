import { describe, expect, it } from '@jest/globals';
import { announce, understand } from './announcement.js';

describe('An announcement', () => {
  it('names the deliveries', () => {
    const delivery = { messageId: 'one', subscriber: 'mails.tell', attempts: 0 };
    expect(understand(announce([delivery]))).toEqual([delivery]);
  });

  it.each(['', 'junk', '{"a":1}', '[1]', '[["one"]]', '[["one",2]]', 'null'])(
    'that cannot be read, like %j, only says "look"',
    (text) => {
      expect(understand(text)).toBeNull();
    },
  );
});
