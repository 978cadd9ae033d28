import { useParams } from 'react-router-dom';
import { EditCourse } from '../../../features/authoring/edit-course';

export default function EditCoursePage() {
  const { courseId = '' } = useParams();
  return <EditCourse key={courseId} courseId={courseId} />;
}
