import { useDispatch } from 'react-redux';
import { object, string } from 'yup';
import type { Review, ReviewReport } from '../../shared/api/types';
import { courseReviewsCopy as copy } from '../../shared/copy/reviews';
import { FormRadioGroup, FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { useWhenDone } from '../../shared/requests/use-when-done';
import { Dialog } from '../../shared/ui/dialog';
import { courseReviewRequests, reportSubmitted } from './course-reviews.slice';

type Ground = ReviewReport['ground'];
/** No ground is preselected: submitting one by mistake would be a false accusation. */
type Values = { ground: Ground | ''; note: string };

const GROUNDS = Object.keys(copy.grounds) as Ground[];
const schema = object({ ground: string().required(copy.chooseGround) });

interface ReportDialogProps {
  review: Review;
  open: boolean;
  onClose: () => void;
}

export function ReportDialog({ review, open, onClose }: ReportDialogProps) {
  return (
    <Dialog
      open={open}
      title={review.reply ? copy.reportWithReplyTitle : copy.reportTitle}
      onClose={onClose}
    >
      <ReportForm reviewId={review._id} onDone={onClose} />
    </Dialog>
  );
}

function ReportForm({ reviewId, onDone }: { reviewId: string; onDone: () => void }) {
  const dispatch = useDispatch();
  const request = courseReviewRequests.report(reviewId);
  useWhenDone(request, onDone);
  return (
    <Form<Values>
      name={`report-${reviewId}`}
      request={request}
      initialValues={{ ground: '', note: '' }}
      schema={schema}
      onSubmit={({ ground, note }) => {
        if (ground) dispatch(reportSubmitted({ reviewId, ground, note }));
      }}
    >
      <FormRadioGroup
        name="ground"
        legend={copy.why}
        choices={GROUNDS.map((value) => ({ value, label: copy.grounds[value] }))}
      />
      <FormTextArea name="note" label={copy.note} optional rows={3} />
      <SubmitButton request={request} className="justify-self-start">
        {copy.sendReport}
      </SubmitButton>
    </Form>
  );
}
