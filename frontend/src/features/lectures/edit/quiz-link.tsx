import { useId } from 'react';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/surface';
import type { LectureAddress } from '../lectures.slice';

/** Leads to where the quiz of the lecture is written. */
export function QuizLink({ courseId, lectureId }: LectureAddress) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <h2 id={headingId} className="text-xl font-semibold">
          {copy.heading}
        </h2>
        <p className="text-muted">{copy.hint}</p>
        <div>
          <ButtonLink to={`/editquiz/${courseId}/${lectureId}`} variant="secondary">
            {copy.open}
          </ButtonLink>
        </div>
      </Card>
    </section>
  );
}
