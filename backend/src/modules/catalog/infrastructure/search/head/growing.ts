/**
 * Numbers in a chunk, 32 MiB of which only what is written takes memory. What is smaller the allocator keeps for itself
 * when it is given back: of 400 MB in chunks of 256 KiB none came back to the system, of 310 in these 235.
 */
const CHUNK_BITS = 23;
const TEXT_BITS = 20;
const TEXT_CHUNK = 2 ** TEXT_BITS;

/** Rows of numbers, one after the other; what is there is never copied when more come, which would take its time. */
export class GrowingRows {
  private readonly chunks: Uint32Array[] = [];
  private count = 0;
  private readonly rowBits: number;
  private readonly inChunk: number;

  /** @param width numbers in a row */
  constructor(private readonly width = 1) {
    this.rowBits = CHUNK_BITS - Math.ceil(Math.log2(width));
    this.inChunk = 2 ** this.rowBits - 1;
  }

  get length(): number {
    return this.count;
  }

  /** A row of zeros; gives its place. */
  add(): number {
    if ((this.count & this.inChunk) === 0) this.chunks.push(new Uint32Array(2 ** CHUNK_BITS));
    this.count += 1;
    return this.count - 1;
  }

  push(value: number): void {
    this.set(this.add(), 0, value);
  }

  get(row: number, part = 0): number {
    return this.chunks[row >>> this.rowBits]?.[(row & this.inChunk) * this.width + part] ?? 0;
  }

  set(row: number, part: number, value: number): void {
    const chunk = this.chunks[row >>> this.rowBits];
    if (chunk) chunk[(row & this.inChunk) * this.width + part] = value;
  }

  /** Gives the memory back at once, and not when the collector comes by, which may be much later. */
  release(): void {
    for (const { buffer } of this.chunks.splice(0)) (buffer as ArrayBuffer).transfer(0);
    this.count = 0;
  }

  copy(row: number, into: Uint32Array, at: number): void {
    const start = (row & this.inChunk) * this.width;
    const chunk = this.chunks[row >>> this.rowBits];
    if (chunk) into.set(chunk.subarray(start, start + this.width), at);
  }
}

/** Short texts as bytes, one after the other. */
export class GrowingTexts {
  private readonly chunks: Buffer[] = [];
  private at = TEXT_CHUNK;

  get bytes(): number {
    return this.chunks.length * TEXT_CHUNK;
  }

  /** Gives where it begins and how many bytes it takes. */
  push(text: string): [start: number, length: number] {
    if (this.at + Buffer.byteLength(text) > TEXT_CHUNK) {
      this.chunks.push(Buffer.alloc(TEXT_CHUNK));
      this.at = 0;
    }
    const last = this.chunks.length - 1;
    const start = last * TEXT_CHUNK + this.at;
    const length = this.chunks[last]?.write(text, this.at) ?? 0;
    this.at += length;
    return [start, length];
  }

  read(start: number, length: number): string {
    const at = start % TEXT_CHUNK;
    return this.chunks[Math.floor(start / TEXT_CHUNK)]?.toString('utf8', at, at + length) ?? '';
  }
}
