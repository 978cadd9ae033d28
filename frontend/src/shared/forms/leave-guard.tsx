import { useFormikContext, type FormikValues } from 'formik';
import { leaveCopy } from '../copy/forms';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { isSame } from './drafts';
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
      onConfirm={() => {
        stay();
        leave?.();
      }}
      onClose={stay}
    />
  );
}
