import { useParams } from 'react-router-dom';
import { CourseInsight } from '../../../features/insight/course-insight';
import { LectureListScreen } from '../../../features/lectures/lecture-list-screen';

export default function LecturesPage() {
  const { courseId = '' } = useParams();
  return (
    <>
      <LectureListScreen key={courseId} courseId={courseId} />
      <div className="container-page max-w-4xl pb-12">
        <CourseInsight key={courseId} courseId={courseId} />
      </div>
    </>
  );
}
