import { useRef, useState } from 'react';
import { Check, CircleCheckBig } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { LectureProgress } from '../../shared/api/types';
import { lectureCopy } from '../../shared/copy/learner';
import { classNames } from '../../shared/lib/class-names';
import { Button } from '../../shared/ui/button';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { selectSending, selectUnsent } from './learning.selectors';
import { watched } from './learning.slice';

interface MarkDoneProps {
  courseId: string;
  progress: LectureProgress;
}

/**
 * For what was learned elsewhere, and for lectures whose length nobody knows. The region stands there all the time, so
 * that what appears in it is read out; it takes the focus of the button in whose place it says so.
 */
export function MarkDone({ courseId, progress: { lectureId, done } }: MarkDoneProps) {
  const dispatch = useDispatch();
  const region = useRef<HTMLParagraphElement>(null);
  const [pressed, setPressed] = useState(false);
  const isSending = useSelector(selectSending(courseId))?.done?.includes(lectureId) ?? false;
  const isKept = useSelector(selectUnsent(courseId))?.done?.includes(lectureId) ?? false;
  const isWaiting = !done && isKept && !isSending;
  useLeadOn(done || isWaiting ? 0 : 1, () => {
    // Whoever watches to the end goes on watching.
    if (pressed) region.current?.focus();
  });
  const mark = () => {
    setPressed(true);
    dispatch(watched({ courseId, message: { done: [lectureId] } }));
  };
  return (
    <div className="flex">
      <p
        role="status"
        ref={region}
        tabIndex={-1}
        className={classNames(
          'flex items-center gap-2',
          isWaiting ? 'text-sm text-muted' : 'font-semibold text-success',
        )}
      >
        {done && (
          <>
            <CircleCheckBig aria-hidden className="size-5" />
            {lectureCopy.isDone}
          </>
        )}
        {isWaiting && lectureCopy.doneLater}
      </p>
      {!done && !isWaiting && (
        <Button variant="secondary" size="sm" busy={isSending} onClick={mark}>
          <Check aria-hidden className="size-4" />
          {lectureCopy.markDone}
        </Button>
      )}
    </div>
  );
}
