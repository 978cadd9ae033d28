import { editLectureCopy } from '../../../shared/copy/educator';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import type { LectureEdit } from '../lectures.slice';
import { percentOf } from './upload-pace';
import { isOf, type OpenUpload } from './upload-file';

const { replace: copy } = editLectureCopy.upload;

/** Whether a partial upload of another file would be discarded. */
export function replaces({ videoUrl: file }: LectureEdit, held: OpenUpload | null): boolean {
  return file !== null && held !== null && !isOf(held, file);
}

interface ReplaceUploadProps {
  /** The unfinished upload; null when there is nothing to ask. */
  held: OpenUpload | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before another file replaces a partial upload. */
export function ReplaceUpload({ held, onConfirm, onClose }: ReplaceUploadProps) {
  const percent = held ? percentOf({ loaded: held.received, total: held.size }) : 0;
  return (
    <ConfirmDialog
      open={held !== null}
      title={copy.title}
      text={copy.text(held?.fileName ?? '', percent)}
      confirm={copy.confirm}
      cancel={copy.cancel}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
