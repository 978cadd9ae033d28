import { useFormikContext, type FormikValues } from 'formik';
import { leaveCopy } from '../copy/forms';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useLeaveQuestion } from './use-leave-question';

/** Rendered inside a form; asks before leaving with unsaved changes. */
export function LeaveGuard({ saved }: { saved: FormikValues }) {
  const { values } = useFormikContext<FormikValues>();
  const unsaved = Object.keys(saved).some((field) => !isSame(values[field], saved[field]));
  const { leave, stay } = useLeaveQuestion(unsaved);
  return (
    <ConfirmDialog
      open={leave !== null}
      title={leaveCopy.title}
      text={leaveCopy.text}
      confirm={leaveCopy.leave}
      cancel={leaveCopy.stay}
      busy={false}
      onConfirm={() => {
        stay();
        leave?.();
      }}
      onClose={stay}
    />
  );
}

/** Lists are compared by what is in them: they are other objects after a reload or a save. */
function isSame(value: unknown, saved: unknown): boolean {
  return (
    value === saved || (Array.isArray(saved) && JSON.stringify(value) === JSON.stringify(saved))
  );
}
