import { CloudOff } from 'lucide-react';
import { learningProgressCopy } from '../../../shared/copy/learner';
import { formatDayTime } from '../../../shared/lib/dates';

/** The region stands there all the time, so that what appears in it is read out. */
export function SavedNote({ savedAt }: { savedAt: string | null }) {
  return (
    <div role="status" className="empty:hidden">
      {savedAt && (
        <p className="flex items-center gap-3 rounded-control bg-accent-tint px-4 py-3 text-sm">
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {learningProgressCopy.saved(formatDayTime(savedAt))}
        </p>
      )}
    </div>
  );
}
