import { Suspense, useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import { lectureCopy } from '../../shared/copy/learner';
import { useLatePart } from '../../shared/late-part';
import { Disclosure } from '../../shared/ui/disclosure';
import { Skeleton } from '../../shared/ui/skeleton';
import type { LectureQuestionsProps } from './lecture-questions-props';

/** What learners ask about a lecture. The panel stays open from lecture to lecture. */
export function LectureQuestions(props: LectureQuestionsProps) {
  const [open, setOpen] = useState(props.wanted !== null);
  const panel = useLatePart(
    () => import('./questions-panel'),
    () => import('./questions.features'),
  );
  return (
    <Disclosure
      label={lectureCopy.questions}
      icon={<MessageCircleQuestion aria-hidden className="size-4" />}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Suspense fallback={<Skeleton className="late h-40" />}>
        <panel.Part {...props} />
      </Suspense>
    </Disclosure>
  );
}
