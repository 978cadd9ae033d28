import type { Files } from '../../application/files.js';

export interface HotFile {
  readonly content: Buffer;
  readonly modifiedAt: Date;
}

/** All that is kept; a few minutes of some popular lectures. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Larger ones are streamed: few of them would push out everything else. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** Being read at once; whoever comes beyond that streams, which needs little memory. */
const MAX_LOADING_BYTES = 32 * 1024 * 1024;

/**
 * The files asked for last, in memory; none of a store that serves itself. Only for keys that never get a second
 * content; the right to read them is the caller's concern, for every single reader.
 */
export class HotFiles {
  /** The one used longest ago comes first. */
  private readonly kept = new Map<string, HotFile>();
  private readonly loading = new Map<string, Promise<HotFile>>();
  private bytes = 0;
  private loadingBytes = 0;

  constructor(
    private readonly files: Files,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  /** The file if it is at hand. */
  peek(key: string): HotFile | null {
    const file = this.kept.get(key);
    if (!file || this.files.servesItself) return null;
    this.kept.delete(key);
    this.kept.set(key, file);
    return file;
  }

  /** The file, read once for all who ask meanwhile; null when it is absent or had better be streamed. */
  async take(key: string): Promise<HotFile | null> {
    if (this.files.servesItself) return null;
    const known = this.peek(key) ?? this.loading.get(key);
    if (known) return known;
    const info = await this.files.info(key);
    if (!info || info.size > MAX_FILE_BYTES) return null;
    // Begun, or done as well, while this one asked.
    const other = this.peek(key) ?? this.loading.get(key);
    if (other) return other;
    if (this.loadingBytes + info.size > MAX_LOADING_BYTES) return null;
    const reading = this.load(key, info.size);
    this.loading.set(key, reading);
    return reading;
  }

  private async load(key: string, size: number): Promise<HotFile> {
    this.loadingBytes += size;
    try {
      const { stream, modifiedAt } = await this.files.read(key);
      const content = Buffer.allocUnsafeSlow(size);
      let at = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) at += chunk.copy(content, at);
      if (at !== size) throw new Error('A file changed while it was read.');
      const file = { content, modifiedAt };
      this.keep(key, file);
      return file;
    } finally {
      this.loadingBytes -= size;
      this.loading.delete(key);
    }
  }

  private keep(key: string, file: HotFile): void {
    this.kept.set(key, file);
    this.bytes += file.content.length;
    for (const [oldest, { content }] of this.kept) {
      if (this.bytes <= this.maxBytes) return;
      this.kept.delete(oldest);
      this.bytes -= content.length;
    }
  }
}
