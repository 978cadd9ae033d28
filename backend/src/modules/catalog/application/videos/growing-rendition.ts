import type { Clock } from '../../../../platform/application/clock.js';
import type { Files } from '../../../../platform/application/files.js';
import { renditionPlaylist, type StoredSegment, storedSegments } from './rendition-playlist.js';
import type { KeptSegments, MadeSegment } from './transcoder.js';

const PLAYLIST = 'index.m3u8';
/**
 * The interval between playlist updates while a rendition grows: short enough for players, and at most this much is
 * encoded again after a crash.
 */
const PAUSE_MS = 1_000;

/**
 * A rendition that is stored segment by segment. Its playlist lists only completely stored segments, and a listed
 * segment is never written again, because players cache segments for ever.
 */
export class GrowingRendition {
  private namedAt = Number.NEGATIVE_INFINITY;

  private constructor(
    private readonly files: Files,
    private readonly clock: Clock,
    private readonly folder: string,
    private readonly segments: StoredSegment[],
    readonly kept: KeptSegments,
  ) {}

  /** Starts with an empty folder: no playlist has listed what an earlier attempt may have left there. */
  static async begin(files: Files, clock: Clock, folder: string): Promise<GrowingRendition> {
    await files.removeAll(folder);
    return new GrowingRendition(files, clock, folder, [], { count: 0, seconds: 0, init: null });
  }

  /** Continues after the segments listed in the playlist. */
  static async resume(files: Files, clock: Clock, folder: string): Promise<GrowingRendition> {
    const content = (name: string) => contentOf(files, folder + name);
    const sizes = new Map<string, number>();
    for await (const { key, size } of files.list(folder)) sizes.set(key, size);
    const segments = storedSegments((await content(PLAYLIST)).toString()).map((named) => ({
      ...named,
      bytes: sizes.get(folder + named.name) ?? 0,
    }));
    const last = segments.at(-1);
    const kept = {
      count: segments.length,
      seconds: segments.reduce((sum, { seconds }) => sum + seconds, 0),
      init: last ? await content(last.init) : null,
    };
    return new GrowingRendition(files, clock, folder, segments, kept);
  }

  /** Resolves once the segment is listed, or will be with the next one. */
  async add(segment: MadeSegment): Promise<void> {
    const { init, name, seconds, bytes } = segment;
    if (init) await this.files.write(this.folder + init.name, init.open());
    await this.files.write(this.folder + name, segment.open());
    const start = init?.name ?? this.segments.at(-1)?.init ?? '';
    this.segments.push({ name, seconds, bytes, init: start });
    const now = this.clock.now().getTime();
    if (now - this.namedAt < PAUSE_MS) return;
    this.namedAt = now;
    await this.name({ isWhole: false });
  }

  /** Lists the remaining segments and marks the playlist as complete. */
  async finish(): Promise<void> {
    await this.name({ isWhole: true });
  }

  get count(): number {
    return this.segments.length;
  }

  get bytes(): number {
    return this.segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get laterInits(): string[] {
    return [...new Set(this.segments.map(({ init }) => init))].slice(1);
  }

  /** Bits per second of the heaviest segment, which players must expect, and of the whole. */
  get bandwidths(): { bandwidth: number; averageBandwidth: number } {
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const seconds = sum(this.segments.map((segment) => segment.seconds));
    const bytes = sum(this.segments.map((segment) => segment.bytes));
    const averageBandwidth = Math.ceil((bytes * 8) / Math.max(seconds, 0.001));
    // RFC 8216 measures spans of at least half the target duration: a short last segment would distort the peak.
    const longest = Math.max(...this.segments.map((segment) => segment.seconds));
    const telling = this.segments.filter((segment) => segment.seconds >= longest / 2);
    const peak = Math.max(...telling.map((segment) => (segment.bytes * 8) / segment.seconds));
    return { bandwidth: Math.max(Math.ceil(peak), averageBandwidth), averageBandwidth };
  }

  private async name(state: { readonly isWhole: boolean }): Promise<void> {
    const playlist = renditionPlaylist(this.segments, state);
    await this.files.write(this.folder + PLAYLIST, Buffer.from(playlist));
  }
}

async function contentOf(files: Files, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await files.read(key)).stream as AsyncIterable<Buffer>)
    chunks.push(chunk);
  return Buffer.concat(chunks);
}
