import { useParams } from 'react-router-dom';
import { HandoutsPanel } from '../../../features/handouts/edit/handouts-panel';
import { EditLectureScreen } from '../../../features/lectures/edit/edit-lecture-screen';
import { editLectureCopy } from '../../../shared/copy/educator';
import { OwnCourseOnly } from './own-course-only';

export { features } from '../../../features/handouts/edit/handouts.features';

export default function EditLecturePage() {
  const { courseId = '', lectureId = '' } = useParams();
  return (
    <OwnCourseOnly courseId={courseId} title={editLectureCopy.title}>
      <EditLectureScreen key={lectureId} courseId={courseId} lectureId={lectureId}>
        <HandoutsPanel lectureId={lectureId} />
      </EditLectureScreen>
    </OwnCourseOnly>
  );
}
