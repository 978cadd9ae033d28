import { useRef, useState } from 'react';
import { Check, CircleCheckBig } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { LectureProgress } from '../../shared/api/types';
import { lectureCopy } from '../../shared/copy/learner';
import { classNames } from '../../shared/lib/class-names';
import { keeps } from '../../shared/lib/storage';
import { Button } from '../../shared/ui/button';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { selectSending, selectUnsent } from './learning.selectors';
import { watched } from './learning.slice';

interface MarkDoneProps {
  courseId: string;
  progress: LectureProgress;
}

/**
 * For lectures learned elsewhere, or of unknown length. The region is always rendered, so that text appearing in it is
 * announced; it takes over the focus of the button that it replaces.
 */
export function MarkDone({ courseId, progress: { lectureId, done } }: MarkDoneProps) {
  const dispatch = useDispatch();
  const region = useRef<HTMLParagraphElement>(null);
  const [pressed, setPressed] = useState(false);
  const isSending = useSelector(selectSending(courseId))?.done?.includes(lectureId) ?? false;
  const isKept = useSelector(selectUnsent(courseId))?.done?.includes(lectureId) ?? false;
  const isWaiting = !done && isKept && !isSending;
  useLeadOn(done || isWaiting ? 0 : 1, () => {
    // A learner who has watched to the end keeps the focus where it is.
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
        {isWaiting && lectureCopy.doneLater(keeps('local'))}
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
