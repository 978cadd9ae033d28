/**
 * Numbers per chunk. A chunk has 32 MiB, of which only written pages take memory. The allocator does not return smaller
 * ones to the system: of 400 MB in chunks of 256 KiB it returned none, of 310 MB in these 235.
 */
const CHUNK_BITS = 23;
const TEXT_BITS = 20;
const TEXT_CHUNK = 2 ** TEXT_BITS;

/** Appendable rows of numbers; growing never copies existing rows, which would take time. */
export class GrowingRows {
  private readonly chunks: Uint32Array[] = [];
  private count = 0;
  private readonly rowBits: number;
  private readonly inChunk: number;

  /** @param width numbers per row */
  constructor(private readonly width = 1) {
    this.rowBits = CHUNK_BITS - Math.ceil(Math.log2(width));
    this.inChunk = 2 ** this.rowBits - 1;
  }

  get length(): number {
    return this.count;
  }

  /** Appends a row of zeros; returns its index. */
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

  /** Frees the memory at once instead of at some later garbage collection. */
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

/** Appendable short texts, stored as bytes. */
export class GrowingTexts {
  private readonly chunks: Buffer[] = [];
  private at = 0;

  get bytes(): number {
    return this.chunks.reduce((sum, { length }) => sum + length, 0);
  }

  /** Frees what the last chunk does not need; what is pushed later begins another one. */
  seal(): void {
    const last = this.chunks.pop();
    if (last) this.chunks.push(Buffer.from(last.subarray(0, this.at)));
  }

  /** Returns the offset and the length in bytes. */
  push(text: string): [start: number, length: number] {
    const room = this.chunks.at(-1)?.length ?? -1;
    if (this.at + Buffer.byteLength(text) > room) {
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
