import { Check, CircleCheckBig } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { LectureProgress } from '../../shared/api/types';
import { lectureCopy } from '../../shared/copy/learner';
import { Button } from '../../shared/ui/button';
import { watched } from './learning.slice';

interface MarkDoneProps {
  courseId: string;
  progress: LectureProgress;
}

/** For what was learned elsewhere, and for lectures whose length nobody knows. */
export function MarkDone({ courseId, progress }: MarkDoneProps) {
  const dispatch = useDispatch();
  if (progress.done)
    return (
      <p role="status" className="inline-flex items-center gap-2 font-semibold text-success">
        <CircleCheckBig aria-hidden className="size-5" />
        {lectureCopy.isDone}
      </p>
    );
  const message = { done: [progress.lectureId] };
  return (
    <Button variant="secondary" size="sm" onClick={() => dispatch(watched({ courseId, message }))}>
      <Check aria-hidden className="size-4" />
      {lectureCopy.markDone}
    </Button>
  );
}
