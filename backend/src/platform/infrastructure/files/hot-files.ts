import type { Files } from '../../application/files.js';

export interface HotFile {
  readonly content: Buffer;
  readonly modifiedAt: Date;
}

interface Kept {
  readonly file: HotFile;
  /** The number of its last use. */
  usedAt: number;
}

/** The cache's total size; a few minutes of some popular lectures. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Larger files are streamed, because a few of them would evict everything else. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** The limit for files being loaded; requests beyond it are streamed, which needs little memory. */
const MAX_LOADING_BYTES = 32 * 1024 * 1024;

/**
 * A cache of recently requested files; unused if the store serves files itself. Only for keys whose content never
 * changes; the caller checks each reader's access.
 */
export class HotFiles {
  private readonly kept = new Map<string, Kept>();
  private uses = 0;
  private readonly loading = new Map<string, Promise<HotFile>>();
  private bytes = 0;
  private loadingBytes = 0;

  constructor(
    private readonly files: Files,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  /** The file if it is cached. */
  peek(key: string): HotFile | null {
    const kept = this.kept.get(key);
    if (!kept || this.files.servesItself) return null;
    // Numbered and not moved to the end of the map, which took a twentieth of what 64 KiB of a segment cost.
    this.uses += 1;
    kept.usedAt = this.uses;
    return kept.file;
  }

  /** The file, loaded once for all concurrent requests; null if it is missing or should be streamed. */
  async take(key: string): Promise<HotFile | null> {
    if (this.files.servesItself) return null;
    const known = this.peek(key) ?? this.loading.get(key);
    if (known) return known;
    const info = await this.files.info(key);
    if (!info || info.size > MAX_FILE_BYTES) return null;
    // Another call may have started or finished loading it meanwhile.
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
    this.uses += 1;
    this.kept.set(key, { file, usedAt: this.uses });
    this.bytes += file.content.length;
    const byUse = this.bytes <= this.maxBytes ? [] : [...this.kept].sort(ascendingByUse);
    for (const [oldest, { file: dropped }] of byUse) {
      if (this.bytes <= this.maxBytes) return;
      this.kept.delete(oldest);
      this.bytes -= dropped.content.length;
    }
  }
}

const ascendingByUse = ([, one]: [string, Kept], [, other]: [string, Kept]): number =>
  one.usedAt - other.usedAt;
