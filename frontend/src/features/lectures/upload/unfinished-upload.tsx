import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { editLectureCopy } from '../../../shared/copy/educator';
import { formatBytes } from '../../../shared/lib/bytes';
import { Button } from '../../../shared/ui/button';
import { useRequest } from '../../../shared/requests/use-request';
import { announce } from '../../../shared/ui/live-region';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { Card } from '../../../shared/ui/surface';
import { selectStatus, selectUpload } from '../lectures.selectors';
import { lectureRequests, uploadGivenUp } from '../lectures.slice';
import { percentOf } from './upload-pace';

const { upload: copy } = editLectureCopy;

/** An upload interrupted by a reload or another visit: how to continue or discard it. */
export function UnfinishedUpload({ lectureId }: { lectureId: string }) {
  const dispatch = useDispatch();
  const isUnderWay = useSelector(selectUpload(lectureId)) !== null;
  const open = useSelector(selectStatus(lectureId))?.upload;
  const { busy } = useRequest(lectureRequests.giveUp(lectureId));
  const isPressed = useRef(false);
  const isGone = !open;
  useEffect(() => {
    if (!isGone || !isPressed.current) return;
    isPressed.current = false;
    announce(copy.givenUp);
    document.querySelector('h1')?.focus();
  }, [isGone]);
  if (isUnderWay || !open) return null;
  const { fileName, received, size } = open;
  const percent = percentOf({ loaded: received, total: size });
  return (
    <section aria-label={copy.stoppedHeading}>
      <Card className="grid gap-3 p-5 sm:p-6">
        <h2 className="text-xl font-semibold">{copy.stoppedHeading}</h2>
        <ProgressBar label={copy.label(fileName)} value={received} max={size} />
        <p className="text-sm text-muted">{copy.stopped(fileName, percent)}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-sm text-subtle tabular-nums">
            {copy.amount(formatBytes(received), formatBytes(size))}
          </span>
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            onClick={() => {
              isPressed.current = true;
              dispatch(uploadGivenUp({ lectureId }));
            }}
          >
            {copy.giveUp}
          </Button>
        </div>
      </Card>
    </section>
  );
}
