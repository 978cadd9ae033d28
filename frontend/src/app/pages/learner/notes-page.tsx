import { useParams } from 'react-router-dom';
import { CourseNotes } from '../../../features/notes/course-notes';
import { NotedCourses } from '../../../features/notes/noted-courses';

/** Of one course, or which courses there are. */
export default function NotesPage() {
  const { courseId } = useParams();
  return courseId ? <CourseNotes key={courseId} courseId={courseId} /> : <NotedCourses />;
}
