import { useFormikContext } from 'formik';
import type { CourseDetail } from '../../shared/api/types';
import { editCourseCopy } from '../../shared/copy/educator';
import { Button } from '../../shared/ui/button';
import type { CourseEdit } from './authoring.slice';
import { isChanged } from './course-values';

interface DraftNoteProps {
  course: CourseDetail;
  onDiscard: () => void;
}

/** Says that the draft is kept, with a button to discard it. */
export function DraftNote({ course, onDiscard }: DraftNoteProps) {
  const { values } = useFormikContext<CourseEdit>();
  const changed = isChanged(values, course);
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
      <p role="status">{changed && editCourseCopy.draftKept}</p>
      {changed && (
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          {editCourseCopy.discard}
        </Button>
      )}
    </div>
  );
}
