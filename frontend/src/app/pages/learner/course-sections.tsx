import { lazy, Suspense, useRef, useState } from 'react';
import { MonitorPlay } from 'lucide-react';
import { Curriculum } from '../../../features/course/curriculum';
import { EducatorCard } from '../../../features/course/educator-card';
import { preparationOf } from '../../../features/learning/preparation';
import { lecturePath } from '../../../features/learning/watch-path';
import { LazyLecturePlayer } from '../../../features/player/lazy-player';
import type { CourseDetail, Lecture } from '../../../shared/api/types';
import { courseCopy } from '../../../shared/copy/learner';
import { withConnection } from '../../../shared/lib/with-connection';
import { CourseCover } from '../../../shared/ui/course-cover';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Optional } from '../../../shared/ui/optional';
import { Section } from './section';

// Far down the page, and half of its code: forms.
const CourseFeedback = lazy(() => withConnection(() => import('./course-feedback')));

interface CourseSectionsProps {
  course: CourseDetail;
  isOwner: boolean;
  enrolled: boolean;
}

export function CourseSections({ course, isOwner, enrolled }: CourseSectionsProps) {
  const [previewId, setPreviewId] = useState<string | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const preview = course.lectures.find(({ _id }) => _id === previewId) ?? null;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-12">
      <Section id="curriculum" title={courseCopy.curriculum}>
        <div ref={screen}>
          <PreviewPlayer course={course} lecture={preview} />
        </div>
        <Curriculum
          lectures={course.lectures}
          selectedId={previewId}
          pathOf={enrolled || isOwner ? ({ _id }) => lecturePath(course._id, _id, null) : undefined}
          onPreview={({ _id }) => {
            setPreviewId(_id);
            // It plays at once, so it should be visible.
            screen.current?.scrollIntoView({ block: 'nearest' });
          }}
        />
      </Section>
      {course.description && (
        <Section id="about" title={courseCopy.about}>
          <p className="prose whitespace-pre-line">{course.description}</p>
        </Section>
      )}
      {course.creatorCard && (
        <Section id="instructor" title={courseCopy.instructor}>
          <EducatorCard creator={course.creatorCard} />
        </Section>
      )}
      <Optional>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CourseFeedback course={course} isOwner={isOwner} enrolled={enrolled} />
        </Suspense>
      </Optional>
    </div>
  );
}

interface PreviewPlayerProps {
  course: CourseDetail;
  lecture: Lecture | null;
}

function PreviewPlayer({ course, lecture }: PreviewPlayerProps) {
  if (lecture?.videoUrl)
    return (
      <LazyLecturePlayer
        key={lecture._id}
        src={lecture.videoUrl}
        title={courseCopy.previewOf(lecture.lectureTitle)}
        poster={lecture.posterUrl}
        tracks={lecture.captions}
        storyboard={lecture.storyboardUrl}
        autoPlay
      />
    );
  return (
    <div className="player-place relative overflow-hidden rounded-card bg-hero text-text scheme-dark">
      <CourseCover course={course} className="scale-125 opacity-30 blur-2xl" />
      <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center">
        <MonitorPlay aria-hidden className="size-12 text-muted" strokeWidth={1.25} />
        <p role="status" className="font-semibold">
          {lecture ? preparationOf(lecture.videoStatus) : courseCopy.selectPreview}
        </p>
      </div>
    </div>
  );
}
