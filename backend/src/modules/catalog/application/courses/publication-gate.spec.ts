import { describe, expect, it } from '@jest/globals';
import { Money } from '../../../../platform/domain/money.js';
import { CourseNotReady } from '../../domain/courses/course-errors.js';
import type { Video } from '../../domain/videos/video.js';
import { aCourse, aLecture } from '../../testing/course-builder.js';
import { InMemoryLectures } from '../../testing/in-memory-lectures.js';
import { InMemoryVideosView } from '../../testing/in-memory-videos-view.js';
import { InMemoryVideos } from '../../testing/in-memory-videos.js';
import { TwinEducators } from '../../testing/twin-educators.js';
import { aFinishedVideo } from '../../testing/video-builder.js';
import { PublicationGate } from './publication-gate.js';

const complete = {
  isPublished: true,
  description: 'What a good operator looks at.',
  price: Money.zero,
  thumbnailId: 'picture',
};

async function gate({ isStrict, video }: { isStrict: boolean; video?: Video }) {
  const lectures = new InMemoryLectures();
  const videos = new InMemoryVideos();
  await lectures.save(aLecture('lecture-1'));
  if (video) await videos.save(video);
  return new PublicationGate(
    isStrict,
    lectures,
    new InMemoryVideosView(videos),
    new TwinEducators(),
  );
}

describe('The gate to the catalog', () => {
  it('stands open by default', async () => {
    const open = await gate({ isStrict: false });
    await expect(open.check(aCourse({ isPublished: true }))).resolves.toBeUndefined();
  });

  it('names what a published course lacks where it is strict', async () => {
    const strict = await gate({ isStrict: true });
    const refusal = strict.check(aCourse({ ...complete, description: '' }));
    await expect(refusal).rejects.toThrow(CourseNotReady);
    await expect(refusal).rejects.toMatchObject({
      code: 'NOT_READY',
      message: 'A published course needs a description, a lecture that can be watched.',
    });
  });

  it('lets drafts be as incomplete as they are', async () => {
    const strict = await gate({ isStrict: true });
    await expect(strict.check(aCourse())).resolves.toBeUndefined();
  });

  it('lets a complete course pass', async () => {
    const strict = await gate({
      isStrict: true,
      video: aFinishedVideo({ lectureId: 'lecture-1' }),
    });
    await expect(strict.check(aCourse(complete))).resolves.toBeUndefined();
  });
});
