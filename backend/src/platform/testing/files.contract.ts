import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eventually } from './eventually.js';
import { FileMissing, type Files } from '../application/files.js';

/** What every file store promises; run against each adapter and twin. */
export function filesContract(name: string, open: () => Promise<Files>): void {
  describe(`Files: ${name}`, () => {
    let files: Files;
    const home = `contract/${randomBytes(6).toString('hex')}`;
    const key = (file: string) => `${home}/${file}`;

    beforeAll(async () => {
      files = await open();
    });

    it('gives back what was stored, and its size', async () => {
      const content = randomBytes(70_000);
      const stored = await files.write(
        key('a.bin'),
        Readable.from([content.subarray(0, 9), content.subarray(9)]),
      );
      expect(stored).toEqual({
        key: key('a.bin'),
        size: content.length,
      });
      const { stream, size } = await files.read(key('a.bin'));
      expect(size).toBe(content.length);
      expect((await buffer(stream)).equals(content)).toBe(true);
    });

    it('leaves a file at a local path as it is, if it can put it there', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'lectern-placed-'));
      const path = join(folder, 'placed');
      await files.write(key('placed.bin'), Buffer.from('as it was'));
      const isPlaced = await files.placeAt(key('placed.bin'), path);
      await files.write(key('placed.bin'), Buffer.from('replaced'));
      await files.remove(key('placed.bin'));
      expect(await readdir(folder)).toEqual(isPlaced ? ['placed'] : []);
      if (isPlaced) expect(await readFile(path, 'utf8')).toBe('as it was');
      expect(await files.placeAt(key('missing.bin'), join(folder, 'missing'))).toBe(false);
      await rm(folder, { recursive: true });
    });

    it('takes a stream larger than one part', async () => {
      const part = randomBytes(1024 * 1024);
      const stored = await files.write(
        key('large.bin'),
        Readable.from(Array.from({ length: 12 }, () => part)),
      );
      expect(stored.size).toBe(12 * part.length);
      const { stream } = await files.read(key('large.bin'), {
        start: 11 * part.length,
        end: 12 * part.length - 1,
      });
      expect((await buffer(stream)).equals(part)).toBe(true);
    });

    it('reads a range, both ends included, clipped to the size', async () => {
      await files.write(key('digits.txt'), Buffer.from('0123456789'));
      const text = async (start: number, end: number) =>
        (await buffer((await files.read(key('digits.txt'), { start, end })).stream)).toString();
      expect(await text(2, 4)).toBe('234');
      expect(await text(7, 400)).toBe('789');
    });

    it('replaces what stood under the key', async () => {
      await files.write(key('twice.txt'), Buffer.from('first, and longer'));
      await files.write(key('twice.txt'), Buffer.from('second'));
      expect((await buffer((await files.read(key('twice.txt'))).stream)).toString()).toBe('second');
    });

    it('keeps nothing of a stream that breaks', async () => {
      const broken = new Readable({
        read() {
          this.push(Buffer.alloc(1000));
          this.destroy(new Error('the connection was cut'));
        },
      });
      await expect(files.write(key('broken.bin'), broken)).rejects.toThrow();
      expect(await files.info(key('broken.bin'))).toBeNull();
    });

    it('knows nothing of a file that is not there', async () => {
      expect(await files.info(key('absent.txt'))).toBeNull();
      await expect(files.read(key('absent.txt'))).rejects.toBeInstanceOf(FileMissing);
      await expect(files.remove(key('absent.txt'))).resolves.toBeUndefined();
    });

    it('lists by prefix and removes by prefix', async () => {
      for (const file of ['tree/a/1.txt', 'tree/a/2.txt', 'tree/b/3.txt'])
        await files.write(key(file), Buffer.from(file));
      const listed = async (prefix: string) => {
        const found: string[] = [];
        for await (const file of files.list(key(prefix)))
          found.push(file.key.slice(home.length + 1));
        return found.sort();
      };
      expect(await listed('tree/a/')).toEqual(['tree/a/1.txt', 'tree/a/2.txt']);
      await files.removeAll(key('tree/a/'));
      expect(await listed('tree/')).toEqual(['tree/b/3.txt']);
    });

    const long = `a/${'b'.repeat(201)}`;
    it.each(['../outside', '/etc/passwd', 'a//b', 'a/../b', 'a b', '.hidden', '', long])(
      'refuses the key %j',
      async (bad) => {
        await expect(files.write(bad, Buffer.from('x'))).rejects.toThrow();
        await expect(files.info(bad)).rejects.toThrow();
      },
    );
  });
}

/** Further promises of stores whose links are HTTP URLs. */
export function fileLinksContract(name: string, open: () => Promise<Files>): void {
  describe(`Links to files: ${name}`, () => {
    let files: Files;
    const key = `contract/${randomBytes(6).toString('hex')}/linked.txt`;

    beforeAll(async () => {
      files = await open();
      await files.write(key, Buffer.from('0123456789'));
    });

    it('lead anyone to the file, whole or in part', async () => {
      const link = await files.temporaryLink(key, 60);
      expect(await (await fetch(link)).text()).toBe('0123456789');
      const part = await fetch(link, { headers: { range: 'bytes=3-5' } });
      expect([part.status, await part.text()]).toEqual([206, '345']);
    });

    it('let browsers save the file under a name in any script', async () => {
      const link = await files.temporaryLink(key, 60, 'पाठ 1 & "notes".pdf');
      const reply = await fetch(link);
      expect(await reply.text()).toBe('0123456789');
      expect(reply.headers.get('content-type')).toBe('application/octet-stream');
      const disposition = String(reply.headers.get('content-disposition'));
      expect(disposition).toMatch(/^attachment;/);
      const name = /filename\*=UTF-8''(\S+)/i.exec(disposition)?.[1] ?? '';
      expect(decodeURIComponent(name)).toBe('पाठ 1 & "notes".pdf');
    });

    it('break when the name is changed', async () => {
      const link = new URL(await files.temporaryLink(key, 60, 'notes.pdf'));
      const named = [...link.searchParams].find(([, value]) => value.includes('notes.pdf'));
      link.searchParams.set(String(named?.[0]), String(named?.[1]).replace('notes', 'virus'));
      expect((await fetch(link)).status).toBeGreaterThanOrEqual(400);
    });

    it('break when a letter is changed', async () => {
      const link = await files.temporaryLink(key, 60);
      const last = link.at(-1) === 'A' ? 'B' : 'A';
      const other = await fetch(`${link.slice(0, -1)}${last}`);
      expect(other.status).toBeGreaterThanOrEqual(400);
    });

    it('end when their time is over', async () => {
      const link = await files.temporaryLink(key, 1);
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      expect((await fetch(link)).status).toBeGreaterThanOrEqual(400);
    });
  });
}

/** Further promises of stores that write in parts. */
export function unfinishedWritesContract(name: string, open: () => Promise<Files>): void {
  describe(`Unfinished writes: ${name}`, () => {
    it('are given back once they are old, and not while they are young', async () => {
      const files = await open();
      const [young, old] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
      await files.removeUnfinished(old);
      const hung = new Readable({ read: () => undefined });
      const key = `contract/${randomBytes(6).toString('hex')}/hung.bin`;
      const written = files.write(key, hung).catch(() => null);
      for (let part = 0; part < 20; part += 1) hung.push(Buffer.alloc(1024 * 1024));
      await eventually('the hung upload removed', async () => {
        expect(await files.removeUnfinished(young)).toBe(0);
        return (await files.removeUnfinished(old)) === 1;
      });
      hung.destroy();
      expect(await written).toBeNull();
      expect(await files.info(key)).toBeNull();
    });
  });
}
