import { useParams } from 'react-router-dom';
import { CourseNotHere } from '../../../features/authoring/course-not-here';
import { CourseInsight } from '../../../features/insight/course-insight';
import { LectureListScreen } from '../../../features/lectures/list/lecture-list-screen';
import { lecturesCopy } from '../../../shared/copy/educator-lectures';
import { OwnCourseOnly } from './own-course-only';

export { features } from '../../../features/lectures/list/several.features';

export default function LecturesPage() {
  const { courseId = '' } = useParams();
  return (
    <OwnCourseOnly courseId={courseId} title={lecturesCopy.title}>
      <LectureListScreen
        key={courseId}
        courseId={courseId}
        whenGone={<CourseNotHere className="mt-6" />}
      />
      <div className="container-page max-w-4xl pb-12">
        <CourseInsight key={courseId} courseId={courseId} />
      </div>
    </OwnCourseOnly>
  );
}
