import { close, fsync, open, write, writev } from 'node:fs';

type Done = (error: NodeJS.ErrnoException | null, written: number, what?: unknown) => void;

/** Smaller chunks may share a pooled buffer that is still in use. */
const WORTH_FREEING = 16 * 1024;

/**
 * A file system for write streams whose chunks nobody else uses: each chunk's memory is freed as soon as it is written.
 * Otherwise the garbage collector walks the whole heap for every 40 MB of chunks, which was half the CPU time of an
 * upload (docs/adr/0040).
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
      // After a partial write, the same chunks are written again.
      if (!error && written === length) chunks.forEach(free);
      done(error, written, same);
    });
  },
};

/** Leaves parts of larger buffers alone, because the rest may still be in use. */
function free({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && length === buffer.byteLength && length >= WORTH_FREEING)
    buffer.transfer(0);
}
