import { randomBytes } from 'node:crypto';
import { createWriteStream, type Dirent } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../application/clock.js';
import {
  type ByteRange,
  type FileInfo,
  FileMissing,
  Files,
  type OpenFile,
  type StoredFile,
  type WriteOptions,
} from '../../application/files.js';
import { assertFileKey } from '../../application/file-key.js';
import { freeingFs } from './freeing-fs.js';
import type { SignedLinks } from './signed-links.js';

/** Larger chunks take fewer turns of the event loop and calls of the kernel per gigabyte (docs/adr/0040). */
const CHUNK = 1024 * 1024;
const PARTIAL = '.partial-';

/** Files in a local folder, served by the API itself. */
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

  async write(
    key: string,
    content: AsyncIterable<Uint8Array> | Buffer,
    { isHandedOver = false }: WriteOptions = {},
  ): Promise<StoredFile> {
    const path = this.pathOf(key);
    const partial = join(dirname(path), `${PARTIAL}${randomBytes(8).toString('hex')}`);
    await mkdir(dirname(path), { recursive: true });
    const fs = isHandedOver ? { fs: freeingFs } : {};
    const target = createWriteStream(partial, { highWaterMark: CHUNK, flush: true, ...fs });
    try {
      await pipeline(Buffer.isBuffer(content) ? [content] : content, target);
      await rename(partial, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    return { key, size: target.bytesWritten };
  }

  async read(key: string, range?: ByteRange): Promise<OpenFile> {
    // An open file can be read to its end even if it is removed or replaced meanwhile.
    const handle = await open(this.pathOf(key)).catch(absent);
    if (!handle) throw new FileMissing();
    const { size, mtime } = await handle.stat();
    const window = range
      ? { start: range.start, end: Math.min(range.end, Math.max(size - 1, 0)) }
      : {};
    const stream = handle.createReadStream({ ...window, highWaterMark: CHUNK });
    return { key, size, modifiedAt: mtime, stream };
  }

  /** Possible because files are replaced by renaming, never written to again. */
  placeAt(key: string, path: string): Promise<boolean> {
    // Impossible for instance between two disks; whatever is wrong beyond that, reading the file will tell.
    return link(this.pathOf(key), path).then(
      () => true,
      () => false,
    );
  }

  async info(key: string): Promise<FileInfo | null> {
    const found = await stat(this.pathOf(key)).catch(absent);
    return found?.isFile() ? { key, size: found.size, modifiedAt: found.mtime } : null;
  }

  async *list(prefix: string): AsyncIterable<FileInfo> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    for await (const entry of filesIn(join(this.root, folder))) {
      if (entry.name.startsWith(PARTIAL)) continue;
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
    // Removes the empty folder as well, which would otherwise stay for ever.
    if (prefix.endsWith('/'))
      await rm(this.pathOf(prefix.slice(0, -1)), { recursive: true, force: true });
    else for await (const { key } of this.list(prefix)) await this.remove(key);
  }

  async removeUnfinished(before: Date): Promise<number> {
    let removed = 0;
    for await (const { name, parentPath } of filesIn(this.root)) {
      if (!name.startsWith(PARTIAL)) continue;
      const path = join(parentPath, name);
      // Missing if the write finished in the meantime.
      const found = await stat(path).catch(absent);
      if (!found || found.mtime >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  async temporaryLink(key: string, seconds: number, saveAs?: string): Promise<string> {
    assertFileKey(key);
    const expiresAt = Math.floor(this.clock.now().getTime() / 1000) + seconds;
    return `${this.publicUrl}${this.links.sign({ key, expiresAt, saveAs })}`;
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

/** A rename is only durable once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** One folder at a time, because a store may hold millions of segments. */
async function* filesIn(folder: string): AsyncGenerator<Dirent> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? []) {
    if (entry.isDirectory()) yield* filesIn(join(folder, entry.name));
    else if (entry.isFile()) yield entry;
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
