import { describe, expect, it } from '@jest/globals';
import { usualTimings } from '../../../../platform/infrastructure/outbox/courier.js';
import { aTranscodingStage } from '../../testing/transcoding-stage.js';
import { TakeTurn } from '../../application/videos/take-turn.js';
import { InMemoryEncoderTurns } from '../../testing/in-memory-encoder-turns.js';
import { TranscodeVideoOnUpload } from './transcode-video-on-upload.js';

describe('Transcoding', () => {
  it('outlasts a store that is away, or a disk that is full, for a quarter of an hour', () => {
    const { transcodeVideo, failVideo } = aTranscodingStage();
    const { maxAttempts } = new TranscodeVideoOnUpload(
      transcodeVideo,
      failVideo,
      new TakeTurn(new InMemoryEncoderTurns()),
    );
    const waits = Array.from({ length: maxAttempts - 1 }, (_, n) => usualTimings.backoffMs(n + 1));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(15 * 60_000);
  });
});
