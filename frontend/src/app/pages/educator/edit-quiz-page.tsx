import { useParams } from 'react-router-dom';
import { QuizEditor } from '../../../features/quizzes/edit/quiz-editor';

export { features } from '../../../features/quizzes/edit/answer-keys.features';

export default function EditQuizPage() {
  const { courseId = '', lectureId = '' } = useParams();
  return <QuizEditor key={lectureId} courseId={courseId} lectureId={lectureId} />;
}
