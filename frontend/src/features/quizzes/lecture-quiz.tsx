import { Suspense } from 'react';
import { useLatePart } from '../../shared/late-part';
import { Optional } from '../../shared/ui/optional';
import type { LectureQuizProps } from './lecture-quiz-props';

/** The quiz of a lecture, if it has one. Its code comes apart, because most lectures have none. */
export function LectureQuiz(props: LectureQuizProps) {
  const quiz = useLatePart(
    () => import('./quiz-disclosure'),
    () => import('./quizzes.features'),
  );
  return (
    <Optional>
      <Suspense>
        <quiz.Part {...props} />
      </Suspense>
    </Optional>
  );
}
