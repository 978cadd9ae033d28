import { close, fsync, open, write, writev } from 'node:fs';

type Done = (error: NodeJS.ErrnoException | null, written: number, what?: unknown) => void;

/** What is smaller may be part of a buffer that is used again. */
const WORTH_FREEING = 16 * 1024;

/**
 * The file system for a stream into a file whose chunks nobody else looks at: each is freed as soon as it is written.
 * If the garbage collector has to find them, it goes through the whole heap for every 40 MB of them, which was half
 * the CPU of an upload (docs/adr/0040).
 */
export const freeingFs = {
  ...{ open, close, fsync },

  write(fd: number, chunk: Buffer, at: number, length: number, place: number | null, done: Done) {
    write(fd, chunk, at, length, place, (error, written, same) => {
      if (!error && written === chunk.length) free(chunk);
      done(error, written, same);
    });
  },

  writev(fd: number, chunks: Buffer[], place: number, done: Done) {
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    writev(fd, chunks, place, (error, written, same) => {
      // What is left is written again, from the same chunks.
      if (!error && written === length) chunks.forEach(free);
      done(error, written, same);
    });
  },
};

/** A part of a larger buffer is left alone: the rest may be wanted. */
function free({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && length === buffer.byteLength && length >= WORTH_FREEING)
    buffer.transfer(0);
}
