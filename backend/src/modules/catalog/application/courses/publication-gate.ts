import type { Course } from '../../domain/courses/course.js';
import { CourseNotReady, EmailNotConfirmed } from '../../domain/courses/course-errors.js';
import type { Lectures } from '../../domain/lectures/lectures.js';
import { missingParts } from '../../domain/courses/publication-checklist.js';
import type { VideosView } from '../videos/videos-view.js';
import type { ConfirmedEducators } from './confirmed-educators.js';

/**
 * Keeps incomplete courses out of the catalog if the installation requires it; by default the educator decides, and the
 * checklist only informs. Publishing also requires a confirmed email address.
 */
export class PublicationGate {
  constructor(
    private readonly isStrict: boolean,
    private readonly lectures: Lectures,
    private readonly videos: VideosView,
    private readonly educators: ConfirmedEducators,
  ) {}

  /** Call when a course is published; already published ones stay. @throws EmailNotConfirmed */
  async admit(course: Course): Promise<void> {
    if (!(await this.educators.has(course.creatorId))) throw new EmailNotConfirmed();
  }

  /** Call after a change, within its transaction. @throws CourseNotReady */
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
