import type { Course } from '../../domain/course.js';
import { CourseNotReady, EmailNotConfirmed } from '../../domain/course-errors.js';
import type { Lectures } from '../../domain/lectures.js';
import { missingParts } from '../../domain/publication-checklist.js';
import type { VideosView } from '../videos/videos-view.js';
import type { ConfirmedEducators } from './confirmed-educators.js';

/**
 * Keeps incomplete courses off the catalog where the installation asks for it. By default the educator decides,
 * and the checklist only informs. Whoever puts a course there has a mailbox of their own.
 */
export class PublicationGate {
  constructor(
    private readonly isStrict: boolean,
    private readonly lectures: Lectures,
    private readonly videos: VideosView,
    private readonly educators: ConfirmedEducators,
  ) {}

  /** To be asked when a course comes into the catalog; what is there stays. @throws EmailNotConfirmed */
  async admit(course: Course): Promise<void> {
    if (!(await this.educators.has(course.creatorId))) throw new EmailNotConfirmed();
  }

  /** To be asked after a change, within its unit of work. @throws CourseNotReady */
  async check(course: Course): Promise<void> {
    if (!this.isStrict || !course.isPublished) return;
    const lectures = await this.lectures.ofCourse(course.id);
    const playable = await this.videos.secondsOf(lectures.map(({ id }) => id));
    const missing = missingParts({
      description: course.description,
      hasPrice: course.price !== null,
      hasThumbnail: course.thumbnailId !== null,
      hasPlayableLecture: playable.size > 0,
    });
    if (missing.length > 0) throw new CourseNotReady(missing);
  }
}
