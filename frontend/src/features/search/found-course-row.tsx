import { Link } from 'react-router-dom';
import type { FoundCourse } from '../../shared/api/types';
import { commonCopy } from '../../shared/copy/common';
import { searchCopy } from '../../shared/copy/search';
import { AverageRating } from '../../shared/ui/course-card';
import { CourseCover } from '../../shared/ui/course-cover';
import { Price } from '../../shared/ui/price';
import { Skeleton } from '../../shared/ui/skeleton';
import { Chip } from '../../shared/ui/surface';

const columns =
  'grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-3 p-3 sm:grid-cols-[13rem_1fr] sm:grid-rows-[auto_1fr] sm:p-4';

/** One found course; one link, named by the title, covers the whole row. */
export function FoundCourseRow({ course }: { course: FoundCourse }) {
  const { _id, title, category, level, price, averageRating, why } = course;
  return (
    <li
      className={`group relative rounded-card border border-line bg-card shadow-rest transition-[transform,box-shadow] duration-200 ease-out focus-within:-translate-y-0.5 focus-within:shadow-lift hover:-translate-y-0.5 hover:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${columns}`}
    >
      <CourseCover course={course} className="self-start rounded-control sm:row-span-2" />
      <div className="grid min-w-0 content-start gap-1.5">
        <h3 className="line-clamp-3 text-lg leading-snug font-semibold">
          <Link
            to={`/viewcourse/${_id}`}
            className="outline-none group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{category}</span>
          {level && <span>{level}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Price price={price} />
          {averageRating > 0 ? (
            <AverageRating average={averageRating} />
          ) : (
            <span className="text-sm text-subtle">{commonCopy.noRatings}</span>
          )}
        </p>
      </div>
      {why.length > 0 && (
        <ul
          aria-label={searchCopy.why}
          className="col-span-2 flex flex-wrap content-start gap-1.5 sm:col-span-1"
        >
          {why.map((reason) => (
            <li key={reason} className="flex max-w-full">
              <Chip tone="primary">{reason}</Chip>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A placeholder for a row. */
export function FoundCourseSkeleton() {
  return (
    <div aria-hidden className={`rounded-card border border-line bg-card ${columns}`}>
      <Skeleton className="aspect-video sm:row-span-2" />
      <div className="grid content-start gap-2">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-6 w-1/2" />
      </div>
      <Skeleton className="col-span-2 h-6 w-1/3 rounded-full sm:col-span-1" />
    </div>
  );
}
