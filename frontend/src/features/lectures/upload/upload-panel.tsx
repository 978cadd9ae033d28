import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { editLectureCopy } from '../../../shared/copy/educator';
import { formatBytes } from '../../../shared/lib/bytes';
import { formatClock } from '../../../shared/lib/dates';
import { useOnline } from '../../../shared/lib/use-online';
import { Button } from '../../../shared/ui/button';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { useAnnouncedTenths } from '../../../shared/ui/use-announced-tenths';
import { Card } from '../../../shared/ui/surface';
import { selectUpload } from '../lectures.selectors';
import { uploadCancelled } from '../lectures.slice';
import { percentOf, secondsLeft, type Pace } from './upload-pace';

const { upload: copy } = editLectureCopy;

const SILENT_MS = 6000;
/** When the device reports being offline, a shorter silence suffices, but not while bytes get through. */
const SILENT_OFFLINE_MS = 1000;

/** Whether nothing gets through at the moment; browsers report this late, or never. */
function useCutOff({ at, waiting }: Pace): boolean {
  const online = useOnline();
  const [silentSince, setSilentSince] = useState<number | null>(null);
  useEffect(() => {
    const alarm = setTimeout(() => setSilentSince(at), online ? SILENT_MS : SILENT_OFFLINE_MS);
    return () => clearTimeout(alarm);
  }, [at, online]);
  return waiting || silentSince === at;
}

/** Progress and speed of the upload, with a cancel button. Renders nothing without an upload. */
export function UploadPanel({ lectureId }: { lectureId: string }) {
  const pace = useSelector(selectUpload(lectureId));
  useAnnouncedTenths(pace && percentOf(pace), copy.announce);
  return pace && <Progress lectureId={lectureId} pace={pace} />;
}

function Progress({ lectureId, pace }: { lectureId: string; pace: Pace }) {
  const dispatch = useDispatch();
  const { fileName, loaded, total } = pace;
  const isCutOff = useCutOff(pace);
  return (
    <section aria-label={copy.heading}>
      <Card className="grid gap-3 border-primary p-5 sm:p-6">
        <ProgressBar label={copy.label(fileName)} value={loaded} max={total} />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
          <span>{copy.amount(formatBytes(loaded), formatBytes(total))}</span>
          <span>{paceText(pace, isCutOff)}</span>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-subtle">{copy.stay}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              // The panel disappears at once, with the button.
              document.querySelector('h1')?.focus();
              dispatch(uploadCancelled({ lectureId }));
            }}
          >
            {copy.cancel}
          </Button>
        </div>
      </Card>
    </section>
  );
}

function paceText(pace: Pace, isCutOff: boolean): string {
  if (pace.loaded >= pace.total && !pace.waiting) return copy.finishing;
  if (isCutOff) return copy.waiting;
  const left = secondsLeft(pace);
  return left === null ? '' : copy.pace(formatBytes(pace.bytesPerSecond), formatClock(left));
}
