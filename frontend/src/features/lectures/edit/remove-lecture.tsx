import { useDispatch } from 'react-redux';
import type { Lecture } from '../../../shared/api/types';
import { editLectureCopy } from '../../../shared/copy/educator';
import { useRequest } from '../../../shared/requests/use-request';
import { AskingButton } from '../../../shared/ui/asking-button';
import { lectureRequests, removeConfirmed } from '../lectures.slice';

const { removal } = editLectureCopy;

interface RemoveLectureProps {
  courseId: string;
  lecture: Lecture;
}

export function RemoveLecture({ courseId, lecture }: RemoveLectureProps) {
  const dispatch = useDispatch();
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
      <AskingButton
        variant="danger"
        question={{ ...removal, title: removal.title(lectureTitle) }}
        busy={busy}
        onConfirm={() => dispatch(removeConfirmed({ courseId, lectureId }))}
      >
        {editLectureCopy.remove}
      </AskingButton>
    </div>
  );
}
