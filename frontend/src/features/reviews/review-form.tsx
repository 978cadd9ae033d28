import { useEffect, useId } from 'react';
import { useField, useFormikContext } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import type { Review } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { useRequest } from '../../shared/requests/use-request';
import { FieldError } from '../../shared/ui/form-field';
import { Skeleton } from '../../shared/ui/skeleton';
import { StarInput } from '../../shared/ui/stars';
import { ErrorState } from '../../shared/ui/states';
import {
  ownReviewRequested,
  ownReviewRequests,
  reviewSubmitted,
  selectOwnReview,
} from './own-reviews.slice';

interface Values extends Record<string, unknown> {
  rating: number;
  comment: string;
}

/**
 * One review per learner and course: the form shows it, and submitting again changes it. The server decides who may.
 */
export function ReviewForm({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const own = useSelector(selectOwnReview(courseId));
  const isUnknown = own === undefined;
  const { busy, failure } = useRequest(ownReviewRequests.load(courseId));
  useEffect(() => {
    if (isUnknown) dispatch(ownReviewRequested(courseId));
  }, [dispatch, courseId, isUnknown]);

  if (!isUnknown) return <Filled key={courseId} courseId={courseId} own={own} />;
  // An empty form would overwrite the existing review.
  if (failure && !busy)
    return (
      <ErrorState
        text={courseCopy.ownReviewFailed}
        requestId={failure.requestId}
        onRetry={() => dispatch(ownReviewRequested(courseId))}
      />
    );
  return (
    <div aria-busy>
      <Skeleton className="h-72" />
    </div>
  );
}

function Filled({ courseId, own }: { courseId: string; own: Review | null }) {
  const dispatch = useDispatch();
  const request = ownReviewRequests.give(courseId);
  return (
    <Form<Values>
      name={`review-${courseId}`}
      request={request}
      initialValues={{ rating: own?.rating ?? 0, comment: own?.comment ?? '' }}
      onSubmit={({ rating, comment }) => dispatch(reviewSubmitted({ courseId, rating, comment }))}
    >
      <RatingField />
      <FormTextArea name="comment" label={courseCopy.yourComment} rows={4} />
      <p className="text-sm text-subtle">{own ? courseCopy.reviewThanks : courseCopy.reviewHint}</p>
      <SubmitButton request={request} className="justify-self-start">
        {own ? courseCopy.updateReview : courseCopy.submitReview}
      </SubmitButton>
    </Form>
  );
}

function RatingField() {
  const errorId = useId();
  const [{ value, name }, { error }, { setValue }] = useField<number>('rating');
  const { submitCount } = useFormikContext();
  const shown = submitCount > 0 ? error : undefined;
  return (
    <div className="grid gap-1">
      <StarInput
        legend={courseCopy.yourRating}
        name={name}
        value={value}
        describedBy={shown ? errorId : undefined}
        onChange={(rating) => void setValue(rating)}
      />
      {shown && <FieldError id={errorId}>{shown}</FieldError>}
    </div>
  );
}
