import { useDispatch } from 'react-redux';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { useRequest } from '../../../shared/requests/use-request';
import { AskingButton } from '../../../shared/ui/asking-button';
import { keyRequests, quizRemovalRequested } from './answer-keys.slice';

const { removal } = copy;

interface RemoveQuizProps {
  lectureId: string;
  disabled: boolean;
}

export function RemoveQuiz({ lectureId, disabled }: RemoveQuizProps) {
  const dispatch = useDispatch();
  const { busy } = useRequest(keyRequests.remove(lectureId));
  return (
    <AskingButton
      variant="danger"
      disabled={disabled}
      question={removal}
      busy={busy}
      onConfirm={() => dispatch(quizRemovalRequested(lectureId))}
    >
      {copy.remove}
    </AskingButton>
  );
}
