import { type FileHandle, open } from 'node:fs/promises';

/** A 32-bit length, the type, and a 64-bit length if the first says so. */
const HEAD_BYTES = 16;
/** Version, flags, times of creation and change, time scale and length, in the larger of two versions. */
const MOVIE_HEADER_BYTES = 32;

interface Box {
  readonly type: string;
  readonly from: number;
  readonly length: number;
  /** Where its content begins. */
  readonly inside: number;
}

/** Whether the file consists of complete ISO boxes from beginning to end: a truncated one does not. */
export async function isWhole(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    let at = 0;
    while (at < size) {
      const { length } = await boxAt(file, at);
      if (length < 8) return false;
      at += length;
    }
    return size > 0 && at === size;
  } finally {
    await file.close();
  }
}

/**
 * The length by the movie header of an MP4 or MOV file (ISO/IEC 14496-12, 8.2.2); null if none is where it belongs. A
 * hint: it may lie.
 */
export async function movieSeconds(path: string): Promise<number | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const movie = await find(file, 'moov', 0, size);
    const end = movie && Math.min(movie.from + movie.length, size);
    const header = movie && end && (await find(file, 'mvhd', movie.inside, end));
    if (!header) return null;
    const content = await read(file, header.inside, MOVIE_HEADER_BYTES);
    const isLarge = content[0] === 1;
    const scale = content.readUInt32BE(isLarge ? 20 : 12);
    const length = isLarge ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16);
    return scale > 0 ? length / scale : null;
  } finally {
    await file.close();
  }
}

async function find(file: FileHandle, type: string, from: number, to: number): Promise<Box | null> {
  // Files have a handful of boxes here; one made to have millions is not searched to its end.
  for (let at = from, looked = 0; at < to && looked < 100; looked += 1) {
    const box = await boxAt(file, at);
    if (box.type === type) return box;
    if (box.length < 8) return null;
    at += box.length;
  }
  return null;
}

async function boxAt(file: FileHandle, from: number): Promise<Box> {
  const head = await read(file, from, HEAD_BYTES);
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  return {
    type: head.toString('latin1', 4, 8),
    from,
    length: isLong ? Number(head.readBigUInt64BE(8)) : short,
    inside: from + (isLong ? 16 : 8),
  };
}

/** What is beyond the end of the file is zero. */
async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const content = Buffer.alloc(length);
  await file.read(content, 0, length, at);
  return content;
}
