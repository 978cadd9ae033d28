import { useSyncExternalStore } from 'react';
import { useFormikContext } from 'formik';
import { editCourseCopy } from '../../shared/copy/educator';
import { followKeeping, keeps } from '../../shared/lib/storage';
import { Button } from '../../shared/ui/button';
import type { CourseEdit } from './authoring.slice';
import { changedFields } from './course-values';

interface DraftNoteProps {
  known: CourseEdit;
  onDiscard: (values: CourseEdit) => void;
}

/** Says that the draft is kept, with a button to discard it. */
export function DraftNote({ known, onDiscard }: DraftNoteProps) {
  const { values } = useFormikContext<CourseEdit>();
  const fields = changedFields(values, known);
  const changed = fields.length > 0;
  const isKept = useSyncExternalStore(followKeeping, () => keeps('local'));
  const draft = isKept ? editCourseCopy.draftKept : editCourseCopy.draftLost;
  const isPictureOnly = fields.every((field) => field === 'thumbnail');
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
      <p role="status">{changed && (isPictureOnly ? editCourseCopy.pictureChosen : draft)}</p>
      {changed && (
        <Button variant="ghost" size="sm" onClick={() => onDiscard(values)}>
          {editCourseCopy.discard}
        </Button>
      )}
    </div>
  );
}
