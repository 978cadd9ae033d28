import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Lecture } from '../../../shared/api/types';
import { editLectureCopy } from '../../../shared/copy/educator';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { lectureRequests, removeConfirmed } from '../lectures.slice';

const { removal } = editLectureCopy;

interface RemoveLectureProps {
  courseId: string;
  lecture: Lecture;
}

export function RemoveLecture({ courseId, lecture }: RemoveLectureProps) {
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const { _id: lectureId, lectureTitle } = lecture;
  const { busy, failure } = useRequest(lectureRequests.remove(lectureId));
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {/* The specification defines the toast; the server's reason is shown here. */}
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure.message}
        </p>
      )}
      <Button variant="danger" onClick={() => setAsking(true)}>
        {editLectureCopy.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={removal.title(lectureTitle)}
        text={removal.text}
        confirm={removal.confirm}
        cancel={removal.cancel}
        busy={busy}
        onConfirm={() => {
          setAsking(false);
          dispatch(removeConfirmed({ courseId, lectureId }));
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
