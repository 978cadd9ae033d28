import type { QuizSummary } from '../../shared/api/types';
import { lectureCopy } from '../../shared/copy/learner';
import type { WithQuizzes } from './quizzes.slice';

/**
 * The quizzes of a course by lecture. Undefined until they are known: their code comes after that of the page, which is why
 * this stands apart from it.
 */
export const selectQuizzesOf =
  (courseId: string) =>
  ({ quizzes }: Partial<WithQuizzes>) =>
    quizzes?.courses[courseId];

/** Null for a lecture without a quiz. */
export function quizLabel(summary: QuizSummary | undefined): string | null {
  if (!summary) return null;
  const { standing } = summary;
  return standing ? lectureCopy.quizWith(standing.right, standing.of) : lectureCopy.quiz;
}
