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

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface WriteOptions {
  /** Nobody else looks at the chunks of the stream, then or later: the store may free each once it has it. */
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
 * A store of files under keys such as `videos/<id>/720p/segment-1.m4s`
 * (letters, digits, `.`, `_`, `-` and `/`; never starting with `/`, no `.` or `..` steps).
 */
export abstract class Files {
  /** Stores the whole stream under the key or, when it fails, nothing; replaces what was there. Once it resolves the file survives a crash. */
  abstract write(
    key: string,
    content: AsyncIterable<Uint8Array> | Buffer,
    options?: WriteOptions,
  ): Promise<StoredFile>;

  /** Opens the file, or a range of it clipped to its size. @throws FileMissing */
  abstract read(key: string, range?: ByteRange): Promise<OpenFile>;

  /** What is known of the file, or null when there is none. */
  abstract info(key: string): Promise<FileInfo | null>;

  /** Every file whose key starts with the prefix, in no promised order. */
  abstract list(prefix: string): AsyncIterable<FileInfo>;

  /** Removes the file; one that is not there is fine. */
  abstract remove(key: string): Promise<void>;

  /** Removes every file whose key starts with the prefix. */
  abstract removeAll(prefix: string): Promise<void>;

  /** Gives back what writes hold that a crash broke off, if they began (on a disk: last grew) before; returns how many. */
  abstract removeUnfinished(before: Date): Promise<number>;

  /** A link that anyone may follow to the file until the seconds have passed, and that a changed letter breaks. */
  abstract temporaryLink(key: string, seconds: number): Promise<string>;

  /** Bytes that can still be written, or null where nobody can tell. */
  abstract freeBytes(): Promise<number | null>;

  /** Whether links lead to a store of its own, so that the API can send readers there instead of passing bytes on. */
  abstract readonly servesItself: boolean;
}
