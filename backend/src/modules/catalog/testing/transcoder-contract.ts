import { afterEach, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type {
  KeptSegments,
  MadeSegment,
  SourceAtWork,
  Transcoder,
} from '../application/videos/transcoder.js';
import { type SourceFacts, UnplayableSource } from '../domain/videos/video-source.js';

export interface TranscoderUnderTest {
  readonly transcoder: Transcoder;
  /** A video with these facts. */
  readonly playable: Buffer;
  readonly facts: SourceFacts;
  /** Something that can never be played. */
  readonly unplayable: Buffer;
}

const rung = { name: '120p', width: 160, height: 120 };
const nothing: KeptSegments = { count: 0, seconds: 0, init: null };

type Read = Omit<MadeSegment, 'open' | 'init'> & { content: Buffer; init: Buffer | null };

/** Makes the rung and reads each segment while it is available. */
async function make(source: SourceAtWork, kept = nothing, onProgress = (_: number) => {}) {
  const segments: Read[] = [];
  let codecs = '';
  for await (const { open, init, ...made } of source.renditions([{ rung, kept }], onProgress)) {
    codecs ||= init?.codecs ?? '';
    segments.push({
      ...made,
      content: await buffer(open()),
      init: init && (await buffer(init.open())),
    });
  }
  return { segments, codecs };
}

/** What every transcoder promises. */
export function describeTranscoder(
  name: string,
  prepare: () => Promise<TranscoderUnderTest>,
): void {
  describe(`The transcoder ${name}`, () => {
    const opened: SourceAtWork[] = [];
    const open = async (
      { transcoder }: TranscoderUnderTest,
      content: Buffer,
      signal = new AbortController().signal,
    ) => {
      const source = await transcoder.open(
        'video-1',
        Readable.from([Buffer.from(content)]),
        signal,
      );
      opened.push(source);
      return source;
    };

    afterEach(async () => {
      for (const source of opened.splice(0)) await source.close();
    });

    it('finds out what the upload is', async () => {
      const given = await prepare();
      const source = await open(given, given.playable);
      expect(source.encodes).toBe(true);
      expect(source.facts).toMatchObject({
        ...given.facts,
        durationSeconds: expect.closeTo(Number(given.facts.durationSeconds), 0),
      });
    });

    it('refuses what will never play, and an empty file', async () => {
      const given = await prepare();
      await expect(open(given, given.unplayable)).rejects.toThrow(UnplayableSource);
      await expect(open(given, Buffer.alloc(0))).rejects.toThrow('The file is empty.');
    });

    it('makes a rung segment by segment, the first with an init', async () => {
      const given = await prepare();
      const { segments } = await make(await open(given, given.playable));
      expect(segments.map(({ name }) => name)).toEqual(
        segments.map((_, index) => `segment-${index}.m4s`),
      );
      expect(segments.map(({ init }) => init !== null)).toEqual(segments.map((_, i) => i === 0));
      for (const { content } of segments) expect(content.length).toBeGreaterThan(0);
      const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
      expect(Math.abs(seconds - Number(given.facts.durationSeconds))).toBeLessThan(4);
    });

    it('tells the codecs that players must know', async () => {
      const given = await prepare();
      const { codecs } = await make(await open(given, given.playable));
      expect(codecs).toMatch(/^avc1\.[0-9a-f]{6},mp4a\.40\.2$/);
    });

    it('tells percents that only grow and end below 100', async () => {
      const given = await prepare();
      const percents: number[] = [];
      const source = await open(given, given.playable);
      await make(source, nothing, (percent) => percents.push(percent));
      expect(percents.length).toBeGreaterThan(0);
      expect(percents).toEqual(percents.toSorted((a, b) => a - b));
      expect(percents.at(-1)).toBeLessThan(100);
    });

    it('goes on behind what an earlier attempt stored', async () => {
      const given = await prepare();
      const source = await open(given, given.playable);
      const whole = (await make(source)).segments;
      const [first] = whole;
      const kept = { count: 1, seconds: first?.seconds ?? 0, init: first?.init ?? null };
      const { segments } = await make(source, kept);
      expect(segments.map(({ name }) => name)).toEqual(whole.slice(1).map(({ name }) => name));
      expect(segments.map(({ init }) => init)).toEqual(segments.map(() => null));
      const all = { ...kept, count: whole.length, seconds: given.facts.durationSeconds ?? 0 };
      expect((await make(source, all)).segments).toEqual([]);
    });

    it('offers a picture', async () => {
      const given = await prepare();
      const poster = await (await open(given, given.playable)).poster();
      expect(poster?.length).toBeGreaterThan(0);
    });

    it('ends with the reason it was aborted for', async () => {
      const given = await prepare();
      const stop = new AbortController();
      const source = await open(given, given.playable, stop.signal);
      stop.abort(new Error('The worker stops.'));
      await expect(make(source)).rejects.toThrow('The worker stops.');
      await expect(open(given, given.playable, stop.signal)).rejects.toThrow('The worker stops.');
    });
  });
}
