import type { MouseEvent } from 'react';
import { useField } from 'formik';
import { useDispatch } from 'react-redux';
import type { CourseDetail } from '../../shared/api/types';
import { editCourseCopy } from '../../shared/copy/educator';
import { requestForgotten } from '../../shared/requests/requests.slice';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { authoringRequests } from './authoring.slice';

interface StaleNoticeProps {
  /** The course as reloaded after the refusal. */
  course: CourseDetail;
  onLatest: () => void;
}

/** Shown when a save was refused because somebody else changed the course: the person chooses a version. */
export function StaleNotice({ course, onLatest }: StaleNoticeProps) {
  const dispatch = useDispatch();
  const save = authoringRequests.save(course._id);
  const { failure } = useRequest(save);
  const { busy } = useRequest(authoringRequests.open);
  const [, , version] = useField<number>('version');
  if (failure?.code !== 'STALE_VERSION') return null;

  const keepMine = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    void version.setValue(course.version);
    // The notice disappears; the next step is to save.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    dispatch(requestForgotten(save));
  };
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-accent-tint p-5 text-text">
      <p className="font-semibold">{editCourseCopy.stale.text}</p>
      <p className="text-sm">{editCourseCopy.stale.hint}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" disabled={busy} onClick={onLatest}>
          {editCourseCopy.stale.latest}
        </Button>
        <Button size="sm" variant="secondary" disabled={busy} onClick={keepMine}>
          {editCourseCopy.stale.mine}
        </Button>
      </div>
    </div>
  );
}
