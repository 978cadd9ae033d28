import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type MadeRendition, type SourceAtWork, Transcoder } from '../application/transcoder.js';
import type { Rung } from '../domain/video-ladder.js';
import { type SourceFacts, UnplayableSource } from '../domain/video-source.js';
import { fullHd } from './video-builder.js';

const SEGMENT_SECONDS = 4;

/**
 * Pretends to transcode: bytes that begin with `unplayable` are refused, all others are the video it was told of.
 * Can be told to encode nothing, to break down at a rung, and to call back before each one.
 */
export class ScriptedTranscoder extends Transcoder {
  facts: SourceFacts = fullHd;
  encodes = true;
  /** Called before each rung; what it throws ends the work. */
  beforeRung: (rung: Rung) => void | Promise<void> = () => undefined;
  readonly made: string[] = [];
  /** Sources opened and not closed. */
  atWork = 0;

  async open(_videoId: string, upload: Readable, signal: AbortSignal): Promise<SourceAtWork> {
    const content = (await buffer(upload)).toString();
    signal.throwIfAborted();
    if (content === '') throw UnplayableSource.empty();
    if (content.startsWith('unplayable')) throw UnplayableSource.noVideoTrack();
    this.atWork += 1;
    return {
      facts: this.facts,
      encodes: this.encodes,
      poster: async () => Buffer.from('poster'),
      storyboard: async () => Buffer.from('storyboard'),
      rendition: (rung, onProgress) => this.make(rung, onProgress, signal),
      close: async () => {
        this.atWork -= 1;
      },
    };
  }

  private async make(
    rung: Rung,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ): Promise<MadeRendition> {
    await this.beforeRung(rung);
    signal.throwIfAborted();
    onProgress(0);
    onProgress(50);
    this.made.push(rung.name);
    const count = Math.ceil((this.facts.durationSeconds ?? 0) / SEGMENT_SECONDS);
    const segments = Array.from({ length: count }, (_, index) => `segment-${index}.m4s`);
    const bandwidth = rung.width * rung.height;
    const sound = this.facts.hasAudio ? ',mp4a.40.2' : '';
    return {
      result: {
        bandwidth,
        averageBandwidth: bandwidth,
        codecs: `avc1.4d401e${sound}`,
        segments: count,
      },
      files: ['init.mp4', ...segments, 'index.m3u8'].map((name) => ({
        name,
        open: () => Readable.from([Buffer.from(`${rung.name}/${name}`)]),
      })),
    };
  }
}
