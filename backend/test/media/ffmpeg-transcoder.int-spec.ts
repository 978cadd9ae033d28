import { afterAll, beforeAll, jest } from '@jest/globals';
import { join } from 'node:path';
import { describeTranscoder } from '../../src/modules/catalog/testing/transcoder-contract.js';
import { Clips, h264, localTranscoder, picture, tone } from './clips.js';

jest.setTimeout(60_000);

let clips: Clips;
let playable: Buffer;

beforeAll(async () => {
  clips = await Clips.open();
  playable = await clips.bytes('clip.mp4', `${picture('320x240', 5)} ${tone(5)} ${h264} -c:a aac`);
});

afterAll(() => clips.close());

describeTranscoder('on ffmpeg', async () => ({
  transcoder: localTranscoder(join(clips.folder, 'work')),
  playable,
  facts: { container: 'mp4', durationSeconds: 5, width: 320, height: 240, hasAudio: true },
  unplayable: Buffer.from('#EXTM3U\n#EXTINF:4,\nfile:///etc/passwd\n'),
}));
