import { open } from 'node:fs/promises';

/** Length in 32 bits, type, and the length in 64 bits where the first one says so. */
const HEAD_BYTES = 16;

/** Whether the file is made of ISO boxes from its beginning to its very end: one that was cut off is not. */
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
