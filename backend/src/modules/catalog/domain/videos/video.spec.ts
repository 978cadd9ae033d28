import { describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import {
  aFinishedVideo,
  aPlannedVideo,
  aVideo,
  fullHd,
  someResult,
} from '../../testing/video-builder.js';
import { UnplayableSource } from './video-source.js';
import { VideoStepOutOfOrder } from './video-errors.js';

const now = new Date('2026-11-21T07:00:00.000Z');
const newsOf = (video: { pullFacts(): { type: string }[] }) =>
  video.pullFacts().map(({ type }) => type);

describe('A video', () => {
  it('is uploaded at first and says so', () => {
    const video = aVideo();
    expect(video.status).toBe('uploaded');
    expect(newsOf(video)).toEqual(['catalog.video_uploaded.v1']);
  });

  it('is refused when the upload is empty', () => {
    expect(() => aVideo({ size: 0 })).toThrow('The file is empty. Please choose another one.');
  });

  it('is planned once what it is has been found out', () => {
    const video = aVideo();
    video.takeUp();
    expect(video.status).toBe('probing');
    video.plan(fullHd);
    expect(video.status).toBe('processing');
    expect(video.nextRungs[0]?.name).toBe('144p');
  });

  it('is ready with its first rendition and goes on with the next', () => {
    const video = aPlannedVideo();
    newsOf(video);
    video.finishRendition('144p', someResult, now);
    expect(video).toMatchObject({ status: 'ready', readyAt: now, needsWork: true });
    expect(video.nextRungs[0]?.name).toBe('240p');
    expect(newsOf(video)).toEqual(['catalog.video_ready.v1']);
  });

  it('needs no work when all renditions are finished', () => {
    const video = aFinishedVideo();
    expect(video).toMatchObject({ needsWork: false, nextRungs: [] });
    expect(video.watchableRenditions).toHaveLength(6);
  });

  it('keeps its plan and what is finished when it is taken up again', () => {
    const video = aPlannedVideo();
    video.finishRendition('144p', someResult, now);
    video.takeUp();
    video.plan({ ...fullHd, width: 640, height: 360 });
    expect(video.renditions).toHaveLength(6);
    expect(video.nextRungs[0]?.name).toBe('240p');
  });

  it('fails with a reason while there is nothing to watch', () => {
    const video = aPlannedVideo();
    newsOf(video);
    video.fail('The file is damaged.');
    expect(video).toMatchObject({ status: 'failed', reason: 'The file is damaged.' });
    expect(newsOf(video)).toEqual(['catalog.video_failed.v1']);
  });

  it('can be taken up again after it failed', () => {
    const video = aPlannedVideo();
    video.fail('Too many attempts.');
    video.takeUp();
    video.plan(fullHd);
    expect(video).toMatchObject({ status: 'processing', reason: null, needsWork: true });
  });

  it('stays ready with what it has when the rest fails', () => {
    const video = aPlannedVideo();
    video.finishRendition('144p', someResult, now);
    video.fail('Too many attempts.');
    expect(video).toMatchObject({ status: 'ready', needsWork: false, reason: null });
    expect(video.renditions.map(({ name }) => name)).toEqual(['144p']);
  });

  it('waits anew when staff have a failed one tried again', () => {
    const video = aPlannedVideo();
    video.fail('Too many attempts.');
    newsOf(video);
    video.tryAgain();
    expect(video).toMatchObject({ status: 'uploaded', reason: null, needsWork: true });
    expect(newsOf(video)).toEqual(['catalog.video_uploaded.v1']);
  });

  it('gets the sizes it was denied when staff have it tried again', () => {
    const video = aPlannedVideo();
    video.finishRendition('144p', someResult, now);
    video.fail('Too many attempts.');
    newsOf(video);
    video.tryAgain();
    expect(video).toMatchObject({ status: 'ready', needsWork: true });
    expect(video.nextRungs[0]?.name).toBe('240p');
    expect(newsOf(video)).toEqual(['catalog.video_uploaded.v1']);
  });

  it.each([
    ['complete', aFinishedVideo],
    ['at work', aPlannedVideo],
    ['waiting', aVideo],
  ])('is left alone by staff when it is %s', (_, make) => {
    const video = make();
    newsOf(video);
    video.tryAgain();
    expect(newsOf(video)).toEqual([]);
  });

  it('is replaced by a newer one only once that can be watched', () => {
    const old = aFinishedVideo();
    const planned = aPlannedVideo({ id: SequentialIds.nth(2), at: now });
    expect(old.isReplacedBy(planned)).toBe(false);
    planned.finishRendition('144p', someResult, now);
    expect(old.isReplacedBy(planned)).toBe(true);
    expect(planned.isReplacedBy(old)).toBe(false);
  });

  it('is left alone once it is superseded', () => {
    const video = aPlannedVideo();
    newsOf(video);
    video.supersede();
    expect(video).toMatchObject({ status: 'discarded', needsWork: false });
    expect(() => video.finishRendition('144p', someResult, now)).toThrow(VideoStepOutOfOrder);
    expect(newsOf(video)).toEqual(['catalog.video_superseded.v1']);
  });

  it('is shown as uploaded where nothing can encode, if browsers play it', () => {
    const video = aVideo();
    video.takeUp();
    video.serveOriginal({ ...fullHd, container: 'webm' }, now);
    expect(video).toMatchObject({ status: 'ready', originalQuality: true, needsWork: false });
  });

  it('is refused where nothing can encode and browsers do not play it', () => {
    const video = aVideo();
    video.takeUp();
    expect(() => video.serveOriginal({ ...fullHd, container: 'mov' }, now)).toThrow(
      UnplayableSource,
    );
  });

  it.each([
    ['longer than six hours', { durationSeconds: 6 * 3600 + 1 }, /longer than 6 hours/],
    ['without length', { durationSeconds: 0 }, /no length/],
    ['larger than 4K', { width: 4097, height: 2160 }, /too large/],
    ['only a few pixels high', { width: 200, height: 8 }, /too small/],
  ])('is refused when it is %s', (_, wrong, reason) => {
    const video = aVideo();
    video.takeUp();
    expect(() => video.plan({ ...fullHd, ...wrong })).toThrow(reason);
  });

  it('is kept for a while when its lecture is removed: nobody is told to delete its files', () => {
    const video = aFinishedVideo();
    newsOf(video);
    video.retire(now);
    expect(video).toMatchObject({ status: 'discarded', discardedAt: now });
    expect(newsOf(video)).toEqual([]);
  });
});
