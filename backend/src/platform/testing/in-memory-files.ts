import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { assertFileKey } from '../application/file-key.js';
import {
  type ByteRange,
  type FileInfo,
  FileMissing,
  Files,
  type OpenFile,
  type StoredFile,
} from '../application/files.js';

/** Files in memory; can be told to fail. */
export class InMemoryFiles extends Files {
  readonly servesItself = false;
  private readonly contents = new Map<string, { content: Buffer; modifiedAt: Date }>();
  private failure: Error | null = null;
  private isHeld = false;
  /** The reported free space; a store in memory has no real limit. */
  free = 1024 ** 4;

  /** Makes the next write fail. */
  failNextWrite(error = new Error('The store is full.')): void {
    this.failure = error;
  }

  /** Makes the next removal of a folder fail. */
  failNextRemoval(): void {
    this.isHeld = true;
  }

  get keys(): string[] {
    return [...this.contents.keys()].sort();
  }

  async write(key: string, content: AsyncIterable<Uint8Array> | Buffer): Promise<StoredFile> {
    assertFileKey(key);
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
    this.contents.set(key, { content: bytes, modifiedAt: new Date() });
    return { key, size: bytes.length };
  }

  async read(key: string, range?: ByteRange): Promise<OpenFile> {
    const found = this.contents.get(key);
    if (!found) throw new FileMissing();
    const bytes = range ? found.content.subarray(range.start, range.end + 1) : found.content;
    return {
      key,
      size: found.content.length,
      modifiedAt: found.modifiedAt,
      // A copy, because readers may free what they are given.
      stream: Readable.from([Buffer.from(bytes)]),
    };
  }

  async placeAt(key: string, path: string): Promise<boolean> {
    const found = this.contents.get(key);
    if (found) await writeFile(path, found.content);
    return found !== undefined;
  }

  async info(key: string): Promise<FileInfo | null> {
    assertFileKey(key);
    const found = this.contents.get(key);
    return found ? { key, size: found.content.length, modifiedAt: found.modifiedAt } : null;
  }

  async *list(prefix: string): AsyncIterable<FileInfo> {
    for (const key of this.keys) {
      const info = key.startsWith(prefix) ? await this.info(key) : null;
      if (info) yield info;
    }
  }

  async remove(key: string): Promise<void> {
    this.contents.delete(key);
  }

  async removeAll(prefix: string): Promise<void> {
    const { isHeld } = this;
    this.isHeld = false;
    if (isHeld) throw new Error('The store does not let go.');
    for (const key of this.keys) if (key.startsWith(prefix)) this.contents.delete(key);
  }

  /** Writes are atomic here, so there are no unfinished ones. */
  async removeUnfinished(): Promise<number> {
    return 0;
  }

  async freeBytes(): Promise<number> {
    return this.free;
  }

  async temporaryLink(key: string, seconds: number, saveAs?: string): Promise<string> {
    const name = saveAs === undefined ? '' : `&saveAs=${encodeURIComponent(saveAs)}`;
    return `memory:${key}?seconds=${seconds}${name}`;
  }
}
