import type { MouseEvent } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import type { CourseDetail } from '../../shared/api/types';
import { editCourseCopy } from '../../shared/copy/educator';
import { requestForgotten } from '../../shared/requests/requests.slice';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { authoringRequests, type CourseEdit } from './authoring.slice';
import { mergedOf, overlapOf } from './course-draft';

interface StaleNoticeProps {
  /** The course as the form knew it. */
  known: CourseEdit;
  /** The course as reloaded after the refusal. */
  course: CourseDetail;
  onLatest: (values: CourseEdit) => void;
  onMine: (values: CourseEdit) => void;
}

/**
 * Shown when a save was refused because somebody else changed the course, or a draft's fields were changed elsewhere:
 * the person chooses a version.
 */
export function StaleNotice({ known, course, onLatest, onMine }: StaleNoticeProps) {
  const dispatch = useDispatch();
  const save = authoringRequests.save(course._id);
  const { busy: saving, failure } = useRequest(save);
  const { busy } = useRequest(authoringRequests.open);
  const { values, setValues } = useFormikContext<CourseEdit>();
  const isStale = failure?.code === 'STALE_VERSION' || values.version !== course.version;
  if (!isStale || saving) return null;
  const overlap = overlapOf(values, known, course);

  const keepMine = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onMine(values);
    void setValues(mergedOf(values, known, course));
    // The notice disappears; the next step is to save.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    dispatch(requestForgotten(save));
  };
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-accent-tint p-5 text-text">
      <p className="font-semibold">{editCourseCopy.stale.text}</p>
      <p className="text-sm">
        {editCourseCopy.stale.hint(overlap.map((field) => editCourseCopy.fields[field]))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" disabled={busy} onClick={() => onLatest(values)}>
          {editCourseCopy.stale.latest}
        </Button>
        <Button size="sm" variant="secondary" disabled={busy} onClick={keepMine}>
          {editCourseCopy.stale.mine}
        </Button>
      </div>
    </div>
  );
}
