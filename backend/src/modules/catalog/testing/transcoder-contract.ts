import { afterEach, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SourceAtWork, Transcoder } from '../application/transcoder.js';
import { type SourceFacts, UnplayableSource } from '../domain/video-source.js';

export interface TranscoderUnderTest {
  readonly transcoder: Transcoder;
  /** A video of the facts. */
  readonly playable: Buffer;
  readonly facts: SourceFacts;
  /** Something that will never be a video. */
  readonly unplayable: Buffer;
}

const rung = { name: '120p', width: 160, height: 120 };

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
      const source = await transcoder.open('video-1', Readable.from([content]), signal);
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
      expect(source.facts).toEqual({
        ...given.facts,
        durationSeconds: expect.closeTo(Number(given.facts.durationSeconds), 0),
      });
    });

    it('refuses what will never play, and an empty file', async () => {
      const given = await prepare();
      await expect(open(given, given.unplayable)).rejects.toThrow(UnplayableSource);
      await expect(open(given, Buffer.alloc(0))).rejects.toThrow('The file is empty.');
    });

    it('makes a rung whose playlist comes last and names every segment', async () => {
      const given = await prepare();
      const source = await open(given, given.playable);
      const { files, result } = await source.rendition(rung, () => undefined);
      const names = files.map((file) => file.name);
      expect(names[0]).toBe('init.mp4');
      expect(names.at(-1)).toBe('index.m3u8');
      expect(names.slice(1, -1)).toEqual(
        Array.from({ length: result.segments }, (_, index) => `segment-${index}.m4s`),
      );
      for (const file of files) expect((await buffer(file.open())).length).toBeGreaterThan(0);
    });

    it('tells bit rates and codecs that players can choose by', async () => {
      const given = await prepare();
      const { result } = await (await open(given, given.playable)).rendition(rung, () => undefined);
      expect(result.averageBandwidth).toBeGreaterThan(0);
      expect(result.bandwidth).toBeGreaterThanOrEqual(result.averageBandwidth);
      expect(result.codecs).toMatch(/^avc1\.[0-9a-f]{6},mp4a\.40\.2$/);
    });

    it('tells percents that only grow and end below 100', async () => {
      const given = await prepare();
      const percents: number[] = [];
      const source = await open(given, given.playable);
      await source.rendition(rung, (percent) => percents.push(percent));
      expect(percents.length).toBeGreaterThan(0);
      expect(percents).toEqual(percents.toSorted((a, b) => a - b));
      expect(percents.at(-1)).toBeLessThan(100);
    });

    it('makes the same rung again when asked again', async () => {
      const given = await prepare();
      const source = await open(given, given.playable);
      const first = await source.rendition(rung, () => undefined);
      const second = await source.rendition(rung, () => undefined);
      expect(second.files.map(({ name }) => name)).toEqual(first.files.map(({ name }) => name));
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
      await expect(source.rendition(rung, () => undefined)).rejects.toThrow('The worker stops.');
      await expect(open(given, given.playable, stop.signal)).rejects.toThrow('The worker stops.');
    });
  });
}
