import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CourseDetail } from '../../shared/api/types';
import { editCourseCopy } from '../../shared/copy/educator';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { authoringRequests, removeConfirmed } from './authoring.slice';

const { removal } = editCourseCopy;

export function DeleteCourse({ course }: { course: CourseDetail }) {
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const { busy } = useRequest(authoringRequests.remove);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {editCourseCopy.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        title={removal.title(course.title)}
        text={course.enrolledCount > 0 ? removal.bought(course.enrolledCount) : removal.empty}
        confirm={removal.confirm}
        cancel={removal.cancel}
        busy={busy}
        onConfirm={() => dispatch(removeConfirmed(course._id))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
