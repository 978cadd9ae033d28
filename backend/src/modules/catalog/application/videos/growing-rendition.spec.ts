import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { GrowingRendition } from './growing-rendition.js';

const folder = 'videos/v/144p/';
const file = (name: string) => ({ name, open: () => Readable.from([Buffer.from(name)]) });

function segment(index: number, { seconds = 4, bytes = 1_000, init = '' } = {}) {
  const start = init === '' ? null : { ...file(init), codecs: 'avc1.4d401e' };
  return { ...file(`segment-${index}.m4s`), rung: '144p', seconds, bytes, init: start };
}

async function begun() {
  const [files, clock] = [new InMemoryFiles(), new FixedClock()];
  const growing = await GrowingRendition.begin(files, clock, folder);
  await growing.add(segment(0, { seconds: 2, init: 'init.mp4' }));
  const playlist = async () =>
    String((await (await files.read(`${folder}index.m3u8`)).stream.toArray())[0]);
  return { files, clock, growing, playlist };
}

describe('A rendition that grows', () => {
  it('can be watched from its first segment on, from the start', async () => {
    const { playlist } = await begun();
    expect(await playlist()).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-TARGETDURATION:2',
        '#EXT-X-MEDIA-SEQUENCE:0',
        '#EXT-X-PLAYLIST-TYPE:EVENT',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-START:TIME-OFFSET=0,PRECISE=YES',
        '#EXT-X-MAP:URI="init.mp4"',
        '#EXTINF:2.000000,',
        'segment-0.m4s',
        '',
      ].join('\n'),
    );
  });

  it('names new segments once a second, and all at the end', async () => {
    const { clock, growing, playlist } = await begun();
    await growing.add(segment(1));
    expect(await playlist()).not.toContain('segment-1');
    clock.advance(1);
    await growing.add(segment(2));
    expect(await playlist()).toContain('segment-2');
    await growing.finish();
    expect(await playlist()).toMatch(/PLAYLIST-TYPE:VOD[^]*segment-2.m4s\n#EXT-X-ENDLIST\n$/);
    expect(await playlist()).not.toContain('EXT-X-START');
  });

  it('goes on behind what its playlist names', async () => {
    const { files, clock, growing } = await begun();
    clock.advance(1);
    await growing.add(segment(1));
    await growing.add(segment(2));
    const again = await GrowingRendition.resume(files, clock, folder);
    expect(again.kept).toEqual({ count: 2, seconds: 6, init: Buffer.from('init.mp4') });
  });

  it('tells players to start anew where a later attempt encoded differently', async () => {
    const { files, clock, playlist } = await begun();
    const again = await GrowingRendition.resume(files, clock, folder);
    await again.add(segment(1, { init: 'init-1.mp4' }));
    await again.finish();
    expect(await playlist()).toMatch(/segment-0.m4s\n#EXT-X-MAP:URI="init-1.mp4"\n#EXTINF/);
    expect(again.laterInits).toEqual(['init-1.mp4']);
  });

  it('has the bandwidth of its heaviest segment, a last frame aside', async () => {
    const { growing } = await begun();
    await growing.add(segment(1, { bytes: 4_000 }));
    await growing.add(segment(2, { seconds: 0.04, bytes: 900 }));
    expect(growing.bandwidths).toEqual({ bandwidth: 8_000, averageBandwidth: 7_815 });
  });
});
