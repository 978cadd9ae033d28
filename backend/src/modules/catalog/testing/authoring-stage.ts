import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../platform/testing/immediate-unit-of-work.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { OwnCourses } from '../application/courses/own-courses.js';
import { PublicationGate } from '../application/courses/publication-gate.js';
import { ReceiveVideo } from '../application/videos/receive-video.js';
import { RemoveLectureVideos } from '../application/videos/remove-lecture-videos.js';
import { TakeUpload } from '../application/uploads/take-upload.js';
import type { Course } from '../domain/courses/course.js';
import type { Lecture } from '../domain/lectures/lecture.js';
import { InMemoryCourseStandings } from './in-memory-course-standings.js';
import { InMemoryCourses } from './in-memory-courses.js';
import { InMemoryHandouts } from './in-memory-handouts.js';
import { InMemoryLectures } from './in-memory-lectures.js';
import { InMemoryUploads } from './in-memory-uploads.js';
import { InMemoryVideosView } from './in-memory-videos-view.js';
import { InMemoryVideos } from './in-memory-videos.js';
import { TwinEducators } from './twin-educators.js';

/** In-memory ports for every authoring use case. */
export async function authoringStage(course: Course, ...given: Lecture[]) {
  const courses = new InMemoryCourses();
  const lectures = new InMemoryLectures();
  const standings = new InMemoryCourseStandings(courses, lectures);
  const videos = new InMemoryVideos();
  const uploads = new InMemoryUploads();
  const handouts = new InMemoryHandouts();
  const educators = new TwinEducators();
  const unitOfWork = new ImmediateUnitOfWork();
  const clock = new FixedClock();
  const receiveVideo = new ReceiveVideo(videos, clock);
  await courses.save(course);
  await lectures.save(...given);
  return {
    courses,
    lectures,
    videos,
    uploads,
    handouts,
    unitOfWork,
    clock,
    ids: new SequentialIds(),
    gate: new PublicationGate(false, lectures, new InMemoryVideosView(videos), educators),
    educators,
    ownCourses: new OwnCourses(courses, lectures, standings, unitOfWork),
    receiveVideo,
    takeUpload: new TakeUpload(uploads, receiveVideo, clock),
    removeVideos: new RemoveLectureVideos(videos),
  };
}
