import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Flag, MessageSquareReply } from 'lucide-react';
import type { Review } from '../../shared/api/types';
import { courseReviewsCopy as copy } from '../../shared/copy/reviews';
import { formatDay } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { ReviewCard } from '../../shared/ui/review-card';
import { Chip } from '../../shared/ui/surface';
import { selectOwnReview } from './own-reviews.slice';
import { ReplyDialog } from './reply-dialog';
import { ReportDialog } from './report-dialog';

interface CourseReviewProps {
  review: Review;
  /** The course's educator replies, everybody else reports. */
  isOwner: boolean;
}

/** A review with the educator's reply and its actions. */
export function CourseReview({ review, isOwner }: CourseReviewProps) {
  const [open, setOpen] = useState(false);
  const { reply, user } = review;
  const action = reply ? copy.editReply : copy.reply;
  const isOwn = useSelector(selectOwnReview(review.courseId))?._id === review._id;
  const close = () => setOpen(false);
  return (
    <div className="grid h-full content-start gap-2">
      <ReviewCard review={review} whole />
      {reply && (
        <div className="ml-6 grid gap-1 border-l-2 border-line py-1 pl-4">
          <p className="text-sm font-semibold">
            {copy.educatorReplied}
            <span className="font-normal text-muted"> · {formatDay(reply.createdAt)}</span>
          </p>
          <p className="whitespace-pre-line">{reply.text}</p>
        </div>
      )}
      {isOwn && <Chip className="justify-self-start">{copy.own}</Chip>}
      {/* Nobody can report their own review, but perhaps the reply to it. */}
      {(!isOwn || reply) && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          aria-label={`${isOwner ? action : copy.report}: ${user.name}`}
          onClick={() => setOpen(true)}
        >
          {isOwner ? (
            <MessageSquareReply aria-hidden className="size-4" />
          ) : (
            <Flag aria-hidden className="size-4" />
          )}
          {isOwner ? action : copy.report}
        </Button>
      )}
      {isOwner ? (
        <ReplyDialog review={review} open={open} onClose={close} />
      ) : (
        <ReportDialog review={review} open={open} onClose={close} />
      )}
    </div>
  );
}
