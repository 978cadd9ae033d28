import type { Readable } from 'node:stream';
import { DomainError } from '../domain/domain-error.js';

export interface StoredFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

export interface FileInfo {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/** First and last byte, both inclusive, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface WriteOptions {
  /** The caller gives up the stream's chunks: the store may free each once it has it. */
  readonly isHandedOver?: boolean;
}

export interface OpenFile extends FileInfo {
  readonly stream: Readable;
}

export class FileMissing extends DomainError {
  constructor() {
    super('not-found', 'NOT_FOUND', 'This file was not found.');
  }
}

/**
 * A store of files under keys such as `videos/<id>/720p/segment-1.m4s` (letters, digits, `.`, `_`, `-` and `/`; never
 * starting with `/`, no `.` or `..` segments).
 */
export abstract class Files {
  /**
   * Stores the whole stream under the key, replacing any earlier file; if it fails, nothing is stored. Once it
   * resolves, the file survives a crash.
   */
  abstract write(
    key: string,
    content: AsyncIterable<Uint8Array> | Buffer,
    options?: WriteOptions,
  ): Promise<StoredFile>;

  /** Opens the file, or a range of it clipped to its size. @throws FileMissing */
  abstract read(key: string, range?: ByteRange): Promise<OpenFile>;

  /**
   * Puts the file at this local path without copying it, where the store can; otherwise nothing happens. It stays there
   * as it is when the key is replaced or removed.
   * @returns whether it is there
   */
  abstract placeAt(key: string, path: string): Promise<boolean>;

  /** The file's metadata, or null when there is none. */
  abstract info(key: string): Promise<FileInfo | null>;

  /** Every file whose key starts with the prefix, in no particular order. */
  abstract list(prefix: string): AsyncIterable<FileInfo>;

  /** Removes the file; a no-op if it does not exist. */
  abstract remove(key: string): Promise<void>;

  /** Removes every file whose key starts with the prefix. */
  abstract removeAll(prefix: string): Promise<void>;

  /**
   * Frees what writes broken off by a crash left behind, if they began (on a disk: last grew) before the moment;
   * returns how many.
   */
  abstract removeUnfinished(before: Date): Promise<number>;

  /**
   * A URL that gives anyone access to the file for so many seconds, and that is invalid if changed. With `saveAs`,
   * browsers save the file under that name and never show it.
   */
  abstract temporaryLink(key: string, seconds: number, saveAs?: string): Promise<string>;

  /** Bytes that can still be written, or null where the store cannot tell. */
  abstract freeBytes(): Promise<number | null>;

  /** Whether links lead to a separate server, so that the API can redirect readers instead of passing the bytes on. */
  abstract readonly servesItself: boolean;
}

/** Attempts of a subscriber that changes the store: covers some hours in which it is away. */
export const STORE_ATTEMPTS = 40;
