import { open } from 'node:fs/promises';

/** A 32-bit length, the type, and a 64-bit length if the first says so. */
const HEAD_BYTES = 16;

/** Whether the file consists of complete ISO boxes from beginning to end: a truncated one does not. */
export async function isWhole(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(HEAD_BYTES);
    let at = 0;
    while (at < size) {
      await file.read(head, 0, HEAD_BYTES, at);
      const short = head.readUInt32BE(0);
      const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
      if (length < 8) return false;
      at += length;
    }
    return size > 0 && at === size;
  } finally {
    await file.close();
  }
}
