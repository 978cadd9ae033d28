import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { keyRequests, quizRemovalRequested } from './answer-keys.slice';

const { removal } = copy;

interface RemoveQuizProps {
  lectureId: string;
  disabled: boolean;
}

export function RemoveQuiz({ lectureId, disabled }: RemoveQuizProps) {
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const { busy } = useRequest(keyRequests.remove(lectureId));
  return (
    <>
      <Button variant="danger" busy={busy} disabled={disabled} onClick={() => setAsking(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={removal.title}
        text={removal.text}
        confirm={removal.confirm}
        cancel={removal.cancel}
        busy={busy}
        onConfirm={() => {
          setAsking(false);
          dispatch(quizRemovalRequested(lectureId));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
