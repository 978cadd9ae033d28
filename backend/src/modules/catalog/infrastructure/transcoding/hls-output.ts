import { createReadStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptSegments, MadeInit, MadeSegment } from '../../application/videos/transcoder.js';
import { isWhole } from './boxes.js';
import { initName } from './ladder-commands.js';
import { storedSegments } from '../../application/videos/rendition-playlist.js';

const PLAYLIST = 'index.m3u8';

/** There was no place to write all of it: the source may be as good as any. */
class OutputCutOff extends Error {
  constructor(path: string) {
    super(`${path} was cut off: is the disk full?`);
    this.name = 'OutputCutOff';
  }
}

/** Follows what ffmpeg leaves in its folder while it works. */
export class HlsOutput {
  private given: number;
  private changedAt = 0;
  private isFirst = true;

  /** Where ffmpeg writes, and how it calls the init there. */
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

  /** Those that became whole since the last look; each is gone from the folder once the next one is asked for. */
  async *fresh({ isLast }: { isLast: boolean }): AsyncGenerator<MadeSegment> {
    for (const { name, seconds } of await this.named(isLast)) {
      // An encoder that cannot begin in the middle makes everything again; what is stored stays as it is.
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

  /** To be asked where ffmpeg says that all went well: of a disk that is full it says nothing. @throws OutputCutOff */
  async assertEnded(): Promise<void> {
    const path = join(this.place.folder, PLAYLIST);
    const playlist = await readFile(path, 'utf8').catch(() => null);
    if (playlist !== null && !playlist.includes('#EXT-X-ENDLIST')) throw new OutputCutOff(path);
  }

  /** ffmpeg names a segment when it has closed it. */
  private async named(isLast: boolean): Promise<{ name: string; seconds: number }[]> {
    const path = join(this.place.folder, PLAYLIST);
    const changedAt = (await stat(path).catch(() => null))?.mtimeMs ?? 0;
    // Clocks of files tick every few milliseconds: what came within the same tick is found at the end at the latest.
    if (changedAt === this.changedAt && !isLast) return [];
    this.changedAt = changedAt;
    const playlist = await readFile(path, 'utf8').catch(() => '');
    // It may be read while it is being written: a line without an end does not count.
    return storedSegments(playlist.slice(0, playlist.lastIndexOf('\n') + 1));
  }

  private async freshInit(): Promise<MadeInit | null> {
    const path = join(this.place.folder, this.place.init);
    const content = await readFile(path);
    if (this.kept.init && setUpOf(this.kept.init) === setUpOf(content)) return null;
    // Named after the segment it comes before, so that none that is stored is ever written again.
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

/** How the decoder is set up: equal set-ups can share one init. */
function setUpOf(init: Buffer): string {
  const at = init.indexOf('avcC');
  return at < 4 ? '' : init.toString('hex', at, at - 4 + init.readUInt32BE(at - 4));
}

/** The codecs in the form of RFC 6381, read from the track headers of the init segment. */
export function codecsOf(init: Buffer): string {
  const avcC = init.indexOf('avcC');
  if (avcC < 0) throw new Error('The init segment has no H.264 track.');
  // After the box name: version, profile, compatibility, level.
  const video = `avc1.${init.toString('hex', avcC + 5, avcC + 8)}`;
  return init.includes('mp4a') ? `${video},mp4a.40.2` : video;
}
