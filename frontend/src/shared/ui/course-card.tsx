import { Link } from 'react-router-dom';
import { BookOpen, Star } from 'lucide-react';
import type { Course } from '../api/types';
import { commonCopy } from '../copy/common';
import { CourseCover } from './course-cover';
import { Price } from './price';
import { Skeleton } from './skeleton';
import { Chip } from './surface';

interface CardCourse extends Pick<
  Course,
  '_id' | 'title' | 'category' | 'level' | 'price' | 'thumbnail' | 'averageRating' | 'reviewCount'
> {
  thumbnailSet?: Course['thumbnailSet'];
  lectures: readonly unknown[];
}

interface CourseCardProps {
  course: CardCourse;
  /** On /allcourses the card also shows the id, and the number of reviews in words. */
  detailed?: boolean;
  /** On the cover: the viewer's relation to the course. */
  mark?: string | undefined;
  eager?: boolean;
  /** h3 below a section heading, h2 below the page title. */
  heading?: 'h2' | 'h3';
}

/** A course in a grid; one link, named by the title, covers the whole card. */
export function CourseCard({
  course,
  detailed = false,
  mark,
  eager = false,
  heading: Heading = 'h3',
}: CourseCardProps) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-rest transition-[transform,box-shadow] duration-200 ease-out focus-within:-translate-y-0.5 focus-within:shadow-lift hover:-translate-y-0.5 hover:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <div className="relative">
        <CourseCover course={course} eager={eager} />
        <span className="absolute top-3 left-3 rounded-full bg-hero px-2.5 py-0.5 text-xs font-semibold text-white">
          {course.category}
        </span>
        {mark && (
          <Chip tone="success" className="absolute top-3 right-3">
            {mark}
          </Chip>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <Heading className="line-clamp-4 min-h-[2lh] text-lg leading-snug font-semibold">
          <Link
            to={`/viewcourse/${course._id}`}
            className="outline-none group-hover:underline after:absolute after:inset-0"
          >
            {course.title}
          </Link>
        </Heading>
        <p className="flex items-center gap-3 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5">
            <BookOpen aria-hidden className="size-4" />
            {commonCopy.lectureCount(course.lectures.length)}
          </span>
          {course.level && <Chip>{course.level}</Chip>}
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3">
          <Price price={course.price} className="text-lg" />
          <AverageRating
            average={course.averageRating}
            count={detailed ? undefined : course.reviewCount}
          />
        </div>
        {detailed && (
          <p className="flex flex-wrap justify-between gap-x-3 text-xs break-all text-subtle">
            <span>{commonCopy.courseId(course._id)}</span>
            <span>{commonCopy.reviewCount(course.reviewCount)}</span>
          </p>
        )}
      </div>
    </article>
  );
}

/** '★ 4.6 (12)': screen readers hear "4.6 out of 5"; the count is optional. */
export function AverageRating({ average, count }: { average: number; count?: number | undefined }) {
  return (
    <span className="inline-flex items-center gap-1 text-sm tabular-nums">
      <Star
        aria-hidden
        className={average > 0 ? 'size-4 fill-star text-star' : 'size-4 text-star-off'}
      />
      <span role="img" aria-label={commonCopy.stars(average)} className="font-semibold">
        {average.toFixed(1)}
      </span>
      {count !== undefined && <span className="text-subtle">({count})</span>}
    </span>
  );
}

/** A placeholder with the final size of a card. */
export function CourseCardSkeleton() {
  return (
    <div aria-hidden className="overflow-hidden rounded-card border border-line bg-card">
      <Skeleton className="aspect-video rounded-none" />
      <div className="grid gap-2 p-4">
        <Skeleton className="h-[3.1rem] w-4/5" />
        <Skeleton className="h-6 w-1/2" />
        <div className="flex justify-between border-t border-line pt-3">
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-6 w-14" />
        </div>
      </div>
    </div>
  );
}
