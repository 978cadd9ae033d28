import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CourseDetail } from '../../shared/api/types';
import { allCoursesCopy, courseCopy } from '../../shared/copy/learner';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { useGrownList } from '../../shared/ui/use-grown-list';
import { CourseReview } from './course-review';
import {
  courseReviewRequests,
  moreReviewsRequested,
  selectReadReviews,
} from './course-reviews.slice';
import { RatingDistribution } from './rating-distribution';

const SHOWN_AT_FIRST = 4;

interface CourseReviewsProps {
  course: Pick<CourseDetail, '_id' | 'reviews' | 'reviewCount'>;
  isOwner: boolean;
}

/** The distribution of one course's ratings, and its reviews: the newest, on request all. */
export function CourseReviews({ course, isOwner }: CourseReviewsProps) {
  const { _id: courseId, reviews: newest, reviewCount } = course;
  const dispatch = useDispatch();
  const [all, setAll] = useState(false);
  const read = useSelector(selectReadReviews(courseId));
  const { busy } = useRequest(courseReviewRequests.more);
  const known = new Set(newest.map(({ _id }) => _id));
  const older = read?.items.filter(({ _id }) => !known.has(_id)) ?? [];
  const shown = all ? [...newest, ...older] : newest.slice(0, SHOWN_AT_FIRST);
  const unread = read ? read.cursor !== null : newest.length < reviewCount;
  const hasMore = all ? unread : newest.length > SHOWN_AT_FIRST;
  const { list, grows } = useGrownList(shown.length);
  if (newest.length === 0) return <p className="text-muted">{courseCopy.noReviews}</p>;
  const showMore = () => {
    grows();
    if (all) dispatch(moreReviewsRequested(courseId));
    else setAll(true);
  };
  return (
    <div className="grid gap-6">
      <RatingDistribution courseId={courseId} />
      <ul ref={list} className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        {shown.map((review) => (
          <li key={review._id} tabIndex={-1}>
            <CourseReview review={review} isOwner={isOwner} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" className="justify-self-center" busy={busy} onClick={showMore}>
          {all ? allCoursesCopy.more : courseCopy.allReviews}
        </Button>
      )}
    </div>
  );
}
