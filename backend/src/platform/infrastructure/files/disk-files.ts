import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../application/clock.js';
import {
  type ByteRange,
  type FileInfo,
  FileMissing,
  Files,
  type OpenFile,
  type StoredFile,
} from '../../application/files.js';
import { assertFileKey } from '../../application/file-key.js';
import type { SignedLinks } from './signed-links.js';

/** Larger chunks cost fewer turns of the event loop per gigabyte. */
const CHUNK = 1024 * 1024;
const PARTIAL = '.partial-';

/** Files in a folder of this machine, served by the API itself. */
export class DiskFiles extends Files {
  readonly servesItself = false;

  constructor(
    private readonly root: string,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {
    super();
  }

  async write(key: string, content: AsyncIterable<Uint8Array> | Buffer): Promise<StoredFile> {
    const path = this.pathOf(key);
    const partial = join(dirname(path), `${PARTIAL}${randomBytes(8).toString('hex')}`);
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      highWaterMark: CHUNK,
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    await mkdir(dirname(path), { recursive: true });
    try {
      const source = Buffer.isBuffer(content) ? [content] : content;
      await pipeline(
        source,
        measure,
        createWriteStream(partial, { highWaterMark: CHUNK, flush: true }),
      );
      await rename(partial, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    return { key, size, sha256: hash.digest('hex') };
  }

  async read(key: string, range?: ByteRange): Promise<OpenFile> {
    // An open file can be read to its end even when it is removed or replaced meanwhile.
    const handle = await open(this.pathOf(key)).catch(absent);
    if (!handle) throw new FileMissing();
    const { size, mtime } = await handle.stat();
    const window = range
      ? { start: range.start, end: Math.min(range.end, Math.max(size - 1, 0)) }
      : {};
    const stream = handle.createReadStream({ ...window, highWaterMark: CHUNK });
    return { key, size, modifiedAt: mtime, stream };
  }

  async info(key: string): Promise<FileInfo | null> {
    const found = await stat(this.pathOf(key)).catch(absent);
    return found?.isFile() ? { key, size: found.size, modifiedAt: found.mtime } : null;
  }

  async *list(prefix: string): AsyncIterable<FileInfo> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const base = join(this.root, folder);
    const names = await readdir(base, { recursive: true, withFileTypes: true }).catch(absent);
    for (const entry of names ?? []) {
      if (!entry.isFile() || entry.name.startsWith(PARTIAL)) continue;
      const key = relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (!key.startsWith(prefix)) continue;
      const info = await this.info(key);
      if (info) yield info;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async removeAll(prefix: string): Promise<void> {
    // The folder itself is no file, but it would stay for ever.
    if (prefix.endsWith('/'))
      await rm(this.pathOf(prefix.slice(0, -1)), { recursive: true, force: true });
    else for await (const { key } of this.list(prefix)) await this.remove(key);
  }

  async temporaryLink(key: string, seconds: number): Promise<string> {
    assertFileKey(key);
    const expiresAt = Math.floor(this.clock.now().getTime() / 1000) + seconds;
    return `${this.publicUrl}${this.links.sign(key, expiresAt)}`;
  }

  async freeBytes(): Promise<number> {
    await mkdir(this.root, { recursive: true });
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize;
  }

  private pathOf(key: string): string {
    assertFileKey(key);
    return join(this.root, key);
  }
}

/** A rename is only durable once the folder that holds the name is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
