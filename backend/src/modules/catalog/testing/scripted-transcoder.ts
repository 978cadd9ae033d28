import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type MadeSegment,
  type RungOrder,
  type SourceAtWork,
  Transcoder,
} from '../application/videos/transcoder.js';
import type { Rung } from '../domain/videos/video-ladder.js';
import { type SourceFacts, UnplayableSource } from '../domain/videos/video-source.js';
import { fullHd } from './video-builder.js';

const SEGMENT_SECONDS = 4;

/**
 * Simulates transcoding: refuses uploads that begin with `unplayable`; all others are the video it was given. Can be
 * told to encode nothing, to fail at a rung, and to call back before each one.
 */
export class ScriptedTranscoder extends Transcoder {
  facts: SourceFacts = fullHd;
  encodes = true;
  makesSeveral = true;
  drawsAlong = false;
  /** Called before each rung; an error it throws ends the work. */
  beforeRung: (rung: Rung) => void | Promise<void> = () => undefined;
  /** Called before each segment; an error it throws ends the work. */
  beforeSegment: (rung: Rung, index: number) => void | Promise<void> = () => undefined;
  readonly made: string[] = [];
  readonly segments: string[] = [];
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
      makesSeveral: this.makesSeveral,
      drawsAlong: this.drawsAlong,
      poster: async () => Buffer.from('poster'),
      storyboard: async () => Buffer.from('storyboard'),
      renditions: (orders, onProgress) => this.make(orders, onProgress, signal),
      close: async () => {
        this.atWork -= 1;
      },
    };
  }

  private async *make(
    orders: readonly RungOrder[],
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ): AsyncGenerator<MadeSegment> {
    for (const { rung } of orders) {
      await this.beforeRung(rung);
      signal.throwIfAborted();
      this.made.push(rung.name);
    }
    const count = Math.ceil((this.facts.durationSeconds ?? 0) / SEGMENT_SECONDS);
    for (let index = 0; index < count; index += 1) {
      onProgress(Math.floor((100 * index) / count));
      for (const { rung, kept } of orders) {
        if (index < kept.count) continue;
        await this.beforeSegment(rung, index);
        signal.throwIfAborted();
        yield this.segment(rung, index);
      }
    }
  }

  private segment(rung: Rung, index: number): MadeSegment {
    const name = `segment-${index}.m4s`;
    this.segments.push(`${rung.name}/${name}`);
    const sound = this.facts.hasAudio ? ',mp4a.40.2' : '';
    const file = (called: string) => ({
      name: called,
      open: () => Readable.from([Buffer.from(called)]),
    });
    const init = index === 0 ? { ...file('init.mp4'), codecs: `avc1.4d401e${sound}` } : null;
    const bytes = rung.width * rung.height;
    return { ...file(name), rung: rung.name, seconds: SEGMENT_SECONDS, bytes, init };
  }
}
