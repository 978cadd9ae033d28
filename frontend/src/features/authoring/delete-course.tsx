import { useDispatch } from 'react-redux';
import type { CourseDetail } from '../../shared/api/types';
import { editCourseCopy } from '../../shared/copy/educator';
import { useRequest } from '../../shared/requests/use-request';
import { AskingButton } from '../../shared/ui/asking-button';
import { authoringRequests, removeConfirmed } from './authoring.slice';

const { removal } = editCourseCopy;

export function DeleteCourse({ course }: { course: CourseDetail }) {
  const dispatch = useDispatch();
  const { busy } = useRequest(authoringRequests.remove);
  return (
    <AskingButton
      variant="danger"
      question={{
        ...removal,
        title: removal.title(course.title),
        text: course.enrolledCount > 0 ? removal.bought(course.enrolledCount) : removal.empty,
      }}
      busy={busy}
      onConfirm={() => dispatch(removeConfirmed(course._id))}
    >
      {editCourseCopy.delete}
    </AskingButton>
  );
}
