import { createReadStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptSegments, MadeInit, MadeSegment } from '../../application/videos/transcoder.js';
import { isWhole } from './boxes.js';
import { initName } from './ladder-commands.js';
import { storedSegments } from '../../application/videos/rendition-playlist.js';

const PLAYLIST = 'index.m3u8';

/** The disk could not hold all output, which says nothing about the source. */
class OutputCutOff extends Error {
  constructor(path: string) {
    super(`${path} was cut off: is the disk full?`);
    this.name = 'OutputCutOff';
  }
}

/** Follows ffmpeg's output folder while it works. */
export class HlsOutput {
  private given: number;
  private changedAt = 0;
  private isFirst = true;

  /** @param place ffmpeg's output folder, and the name of the init segment in it */
  constructor(
    private readonly place: { readonly folder: string; readonly init: string },
    private readonly rung: string,
    private readonly kept: KeptSegments,
  ) {
    this.given = kept.count;
  }

  get isEmpty(): boolean {
    return this.given === 0;
  }

  /** The segments completed since the last call; each is deleted once the next one is requested. */
  async *fresh({ isLast }: { isLast: boolean }): AsyncGenerator<MadeSegment> {
    for (const { name, seconds } of await this.named(isLast)) {
      // An encoder that cannot seek makes everything again; stored segments are skipped.
      if (numberOf(name) < this.given) continue;
      const path = join(this.place.folder, name);
      if (!(await isWhole(path))) throw new OutputCutOff(path);
      const init = this.isFirst ? await this.freshInit() : null;
      const bytes = (await stat(path)).size;
      this.isFirst = false;
      this.given += 1;
      yield { rung: this.rung, name, seconds, bytes, init, open: () => createReadStream(path) };
      await rm(path, { force: true });
    }
  }

  /** Call after ffmpeg reports success, because it does not report a full disk. @throws OutputCutOff */
  async assertEnded(): Promise<void> {
    const path = join(this.place.folder, PLAYLIST);
    const playlist = await readFile(path, 'utf8').catch(() => null);
    if (playlist !== null && !playlist.includes('#EXT-X-ENDLIST')) throw new OutputCutOff(path);
  }

  /** ffmpeg lists a segment once it has closed it. */
  private async named(isLast: boolean): Promise<{ name: string; seconds: number }[]> {
    const path = join(this.place.folder, PLAYLIST);
    const changedAt = (await stat(path).catch(() => null))?.mtimeMs ?? 0;
    // File timestamps have a resolution of milliseconds: what came within the same tick is found by the last call.
    if (changedAt === this.changedAt && !isLast) return [];
    this.changedAt = changedAt;
    const playlist = await readFile(path, 'utf8').catch(() => '');
    // The file may be read while it is being written, so an unfinished line is ignored.
    return storedSegments(playlist.slice(0, playlist.lastIndexOf('\n') + 1));
  }

  private async freshInit(): Promise<MadeInit | null> {
    const path = join(this.place.folder, this.place.init);
    const content = await readFile(path);
    if (this.kept.init && setUpOf(this.kept.init) === setUpOf(content)) return null;
    // Named after the first segment it applies to, so that no stored init segment is ever overwritten.
    return {
      name: initName(this.given),
      codecs: codecsOf(content),
      open: () => createReadStream(path),
    };
  }
}

function numberOf(name: string): number {
  return Number(/^segment-(\d+)\.m4s$/.exec(name)?.[1]);
}

/** What the decoders of pictures and sound need to know: inits with equal ones can be shared. */
export const setUpOf = (init: Buffer): string => `${boxOf(init, 'avcC')} ${boxOf(init, 'esds')}`;

/** The box in hexadecimal; empty if there is none. */
function boxOf(init: Buffer, name: string): string {
  const at = init.indexOf(name);
  return at < 4 ? '' : init.toString('hex', at, at - 4 + init.readUInt32BE(at - 4));
}

/** The codecs as an RFC 6381 string, from the track headers of the init segment. */
export function codecsOf(init: Buffer): string {
  const avcC = init.indexOf('avcC');
  if (avcC < 0) throw new Error('The init segment has no H.264 track.');
  // Follows the box name: version, profile, compatibility, level.
  const video = `avc1.${init.toString('hex', avcC + 5, avcC + 8)}`;
  return init.includes('mp4a') ? `${video},mp4a.40.2` : video;
}
