import { describe, expect, it } from '@jest/globals';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { InMemoryUploads } from '../../testing/in-memory-uploads.js';
import { InMemoryVideos } from '../../testing/in-memory-videos.js';
import { aFinishedVideo, aVideo } from '../../testing/video-builder.js';
import { RemoveLectureVideos } from './remove-lecture-videos.js';
import { RemoveVideoFiles } from './remove-video-files.js';

describe('Removing the videos of a lecture', () => {
  it('discards all of them and says so', async () => {
    const videos = new InMemoryVideos();
    const [watched, waiting] = [aFinishedVideo(), aVideo({ id: SequentialIds.nth(2) })];
    await videos.save(watched, waiting);
    await new RemoveLectureVideos(videos).execute(watched.courseId, [watched.lectureId]);
    expect([watched.status, waiting.status]).toEqual(['discarded', 'discarded']);
    expect(videos.facts.slice(-2).map(({ type }) => type)).toEqual([
      'catalog.video_removed.v1',
      'catalog.video_removed.v1',
    ]);
  });

  it('discards those of lectures that were removed before when the course goes, too', async () => {
    const videos = new InMemoryVideos();
    const [retired, other] = [aFinishedVideo(), aVideo({ id: SequentialIds.nth(2) })];
    for (const video of [retired, other]) video.retire(new Date());
    Object.assign(other, { courseId: 'course-2' });
    await videos.save(retired, other);
    videos.facts.length = 0;
    await new RemoveLectureVideos(videos).execute(retired.courseId, []);
    expect(videos.facts.map(({ type, payload }) => [type, payload])).toEqual([
      ['catalog.video_removed.v1', expect.objectContaining({ videoId: retired.id })],
    ]);
  });

  it('gives the space back and leaves the files of others alone', async () => {
    const [videos, files] = [new InMemoryVideos(), new InMemoryFiles()];
    const uploads = new InMemoryUploads();
    const video = aFinishedVideo();
    await videos.save(video);
    for (const key of [
      video.sourceKey,
      `uploads/${video.id}/part`,
      `videos/${video.id}/240p/init.mp4`,
      'videos/other/a',
    ])
      await files.write(key, Buffer.from('x'));
    await new RemoveVideoFiles(videos, uploads, files).execute(video.id);
    expect(files.keys).toEqual(['videos/other/a']);
    expect(await videos.find(video.id)).toBeNull();
  });
});
