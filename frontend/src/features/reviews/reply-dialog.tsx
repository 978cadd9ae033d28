import { useDispatch } from 'react-redux';
import { object, string } from 'yup';
import type { Review } from '../../shared/api/types';
import { courseReviewsCopy as copy } from '../../shared/copy/reviews';
import { FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { useWhenDone } from '../../shared/requests/use-when-done';
import { Dialog } from '../../shared/ui/dialog';
import { courseReviewRequests, replySubmitted } from './course-reviews.slice';

/** Nothing takes a reply back, where there is one. */
const newReply = object({ text: string().trim().required(copy.emptyReply) });

interface ReviewDialogProps {
  review: Review;
  open: boolean;
  onClose: () => void;
}

export function ReplyDialog({ review, open, onClose }: ReviewDialogProps) {
  return (
    <Dialog open={open} title={copy.replyOf(review.user.name)} onClose={onClose}>
      <ReplyForm review={review} onDone={onClose} />
    </Dialog>
  );
}

function ReplyForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const dispatch = useDispatch();
  const request = courseReviewRequests.reply(review._id);
  useWhenDone(request, onDone);
  return (
    <Form<{ text: string }>
      name={`reply-${review._id}`}
      request={request}
      initialValues={{ text: review.reply?.text ?? '' }}
      {...(!review.reply && { schema: newReply })}
      onSubmit={({ text }) => dispatch(replySubmitted({ reviewId: review._id, text }))}
    >
      <FormTextArea
        name="text"
        label={copy.yourReply}
        hint={review.reply ? copy.replyHint : copy.newReplyHint}
        rows={4}
      />
      <SubmitButton request={request} className="justify-self-start">
        {copy.sendReply}
      </SubmitButton>
    </Form>
  );
}
