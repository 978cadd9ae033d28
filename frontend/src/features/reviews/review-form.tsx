import { useId } from 'react';
import { useField, useFormikContext } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { courseCopy } from '../../shared/copy/learner';
import { FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { FieldError } from '../../shared/ui/form-field';
import { StarInput } from '../../shared/ui/stars';
import { giveReviewRequest, reviewSubmitted, selectHasReviewed } from './own-reviews.slice';

interface Values extends Record<string, unknown> {
  rating: number;
  comment: string;
}

/** One review per learner and course: sending again changes it. The server decides who may. */
export function ReviewForm({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const given = useSelector(selectHasReviewed(courseId));
  return (
    <Form<Values>
      name={`review-${courseId}`}
      request={giveReviewRequest}
      initialValues={{ rating: 0, comment: '' }}
      onSubmit={({ rating, comment }) => dispatch(reviewSubmitted({ courseId, rating, comment }))}
    >
      <RatingField />
      <FormTextArea name="comment" label={courseCopy.yourComment} rows={4} maxLength={2000} />
      <p className="text-sm text-subtle">
        {given ? courseCopy.reviewThanks : courseCopy.reviewHint}
      </p>
      <SubmitButton request={giveReviewRequest} className="justify-self-start">
        {courseCopy.submitReview}
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
