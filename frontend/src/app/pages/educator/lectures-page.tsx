import { useParams } from 'react-router-dom';
import { LectureListScreen } from '../../../features/lectures/lecture-list-screen';

export default function LecturesPage() {
  const { courseId = '' } = useParams();
  return <LectureListScreen key={courseId} courseId={courseId} />;
}
