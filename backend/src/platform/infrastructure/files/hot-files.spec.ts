import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryFiles } from '../../testing/in-memory-files.js';
import { HotFiles } from './hot-files.js';

class CountingFiles extends InMemoryFiles {
  reads = 0;

  override read(...args: Parameters<InMemoryFiles['read']>) {
    this.reads += 1;
    return super.read(...args);
  }
}

let files: CountingFiles;
let hot: HotFiles;

beforeEach(async () => {
  files = new CountingFiles();
  hot = new HotFiles(files, 20);
  for (const name of ['a', 'b', 'c']) await files.write(name, Buffer.from(name.repeat(8)));
});

describe('The files asked for last', () => {
  it('are read once, also for those who ask at the same time', async () => {
    const [first, second] = await Promise.all([hot.take('a'), hot.take('a')]);
    expect(String(first?.content)).toBe('aaaaaaaa');
    expect(second).toBe(first);
    expect(hot.peek('a')).toBe(first);
    expect(files.reads).toBe(1);
  });

  it('push out what was used longest ago', async () => {
    await hot.take('a');
    await hot.take('b');
    hot.peek('a');
    await hot.take('c');
    expect(['a', 'b', 'c'].map((key) => hot.peek(key) !== null)).toEqual([true, false, true]);
  });

  it('count once, also where a second reader asked before and went on after the first had it', async () => {
    const plain = files.info.bind(files);
    const first = hot.take('a');
    files.info = async (key) => {
      const info = await plain(key);
      await first;
      return info;
    };
    expect(await hot.take('a')).toBe(await first);
    await hot.take('b');
    expect([hot.peek('a'), hot.peek('b')]).not.toContain(null);
    expect(files.reads).toBe(2);
  });

  it('are none that are absent or large', async () => {
    await files.write('film', Buffer.alloc(5 * 1024 * 1024));
    expect(await hot.take('film')).toBeNull();
    expect(await hot.take('nothing')).toBeNull();
  });

  it('are tried again after the store failed', async () => {
    const plain = files.read.bind(files);
    files.read = async () => {
      throw new Error('The store is away.');
    };
    await expect(hot.take('a')).rejects.toThrow('away');
    files.read = plain;
    expect(await hot.take('a')).not.toBeNull();
  });

  it('are streamed while too much is being read already', async () => {
    const large = new HotFiles(files);
    const keys = Array.from({ length: 12 }, (_, index) => `large-${index}`);
    for (const key of keys) await files.write(key, Buffer.alloc(3 * 1024 * 1024));
    const taken = await Promise.all(keys.map((key) => large.take(key)));
    expect(taken.filter((file) => file === null)).toHaveLength(2);
  });
});
