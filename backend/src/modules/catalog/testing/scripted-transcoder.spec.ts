import { ScriptedTranscoder } from './scripted-transcoder.js';
import { describeTranscoder } from './transcoder-contract.js';
import { fullHd } from './video-builder.js';

describeTranscoder('that follows a script', async () => ({
  transcoder: new ScriptedTranscoder(),
  playable: Buffer.from('a video'),
  facts: fullHd,
  unplayable: Buffer.from('unplayable'),
}));
