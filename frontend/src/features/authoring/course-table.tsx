import type { ReactNode } from 'react';
import type { Course } from '../../shared/api/types';
import { ownCoursesCopy } from '../../shared/copy/educator';
import { classNames } from '../../shared/lib/class-names';
import { CourseCover } from '../../shared/ui/course-cover';
import { Price } from '../../shared/ui/price';
import { Card } from '../../shared/ui/surface';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { CourseActions } from './course-actions';
import { CourseRating } from './course-rating';
import { StatusChip } from './status-chip';

const { columns } = ownCoursesCopy;

interface CourseTableProps {
  courses: readonly Course[];
  /** The course just created or changed. */
  markedId: string | null;
}

export function CourseTable({ courses, markedId }: CourseTableProps) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-left">
        <caption className="visually-hidden">{ownCoursesCopy.caption}</caption>
        <thead className="bg-surface text-sm text-muted">
          <tr>
            <Head>{columns.course}</Head>
            <Head>{columns.price}</Head>
            <Head>{columns.status}</Head>
            <Head end>{columns.students}</Head>
            <Head>{columns.rating}</Head>
            <Head end>
              <VisuallyHidden>{columns.actions}</VisuallyHidden>
            </Head>
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <Row key={course._id} course={course} marked={course._id === markedId} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Head({ end = false, children }: { end?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={classNames('px-4 py-3 font-semibold', end && 'text-right')}>
      {children}
    </th>
  );
}

function Row({ course, marked }: { course: Course; marked: boolean }) {
  return (
    <tr className={classNames('border-t border-line', marked && 'bg-primary-tint')}>
      <th scope="row" className="px-4 py-3 font-normal">
        <span className="flex items-center gap-4">
          <CourseCover course={course} className="w-28 shrink-0 rounded-control" />
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold as-written">{course.title}</span>
            <span className="text-sm text-muted">{course.category}</span>
          </span>
        </span>
      </th>
      <td className="px-4 py-3">
        <Price price={course.price} className="whitespace-nowrap" />
      </td>
      <td className="px-4 py-3">
        <StatusChip published={course.isPublished} />
      </td>
      <td className="px-4 py-3 text-right tabular-nums">{course.enrolledCount}</td>
      <td className="px-4 py-3">
        <CourseRating course={course} />
      </td>
      <td className="px-4 py-3">
        <CourseActions course={course} className="justify-end" />
      </td>
    </tr>
  );
}
