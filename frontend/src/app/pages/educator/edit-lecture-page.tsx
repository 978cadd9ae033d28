import { useParams } from 'react-router-dom';
import { EditLectureScreen } from '../../../features/lectures/edit-lecture-screen';

export default function EditLecturePage() {
  const { courseId = '', lectureId = '' } = useParams();
  return <EditLectureScreen key={lectureId} courseId={courseId} lectureId={lectureId} />;
}
