import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { spokenText } from '../../domain/captions/caption-text.js';
import { minutesOf } from '../../domain/search/reasons.js';
import { DOCUMENT_VERSION, searchDocumentOf } from '../../domain/search/search-document.js';
import { CaptionsView } from '../lectures/captions-view.js';
import { CoursesView, type CourseView, type LectureView } from '../courses/courses-view.js';
import { SearchIndex } from './search-index.js';
import { VideosView } from '../videos/videos-view.js';

/** Makes the index say of a course what is true now, whatever happened and in whatever order it was told. */
@Injectable()
export class IndexCourse {
  constructor(
    private readonly view: CoursesView,
    private readonly videos: VideosView,
    private readonly captions: CaptionsView,
    private readonly index: SearchIndex,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(courseId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      // One after the other, each with the latest state, so an older one never overwrites a newer. The course's own row
      // stays free: who enrolls would wait for it, and the first entry of a process takes seconds on a busy machine.
      await this.index.reserve(courseId);
      const course = await this.view.find(courseId);
      if (course?.isPublished) await this.put(course);
      else await this.index.remove(courseId);
    });
  }

  private async put(course: CourseView): Promise<void> {
    const { id, creatorId, title, subTitle, description, category, level, pricePaise } = course;
    const lectures = (await this.view.lecturesOf([id])).get(id) ?? [];
    const lectureIds = lectures.map((lecture) => lecture.id);
    const lengths = await this.videos.secondsOf(lectureIds);
    const captions = await this.captions.textsOf(lectureIds);
    const seconds = [...lengths.values()].reduce<number>((sum, length) => sum + (length ?? 0), 0);
    const document = searchDocumentOf({
      ...{ title, subTitle, description, category, level, pricePaise },
      lectureTitles: lectures.flatMap(titlesOf),
      spoken: captions.map(spokenText),
    });
    const minutes = minutesOf(seconds);
    await this.index.put(
      { courseId: id, creatorId, document, level, pricePaise, minutes },
      DOCUMENT_VERSION,
    );
  }
}

const titlesOf = ({ title, sectionTitle }: LectureView): string[] =>
  sectionTitle === null ? [title] : [sectionTitle, title];
