import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { settingsCopy } from '../../../shared/copy/settings';
import { FormPasswordField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { deletionRequested, settingsRequests } from './settings.slice';

const { deletion: copy } = settingsCopy;
const SECRET = ['password'] as const;

/**
 * Asks for the password or a Google log-in before the irreversible step. The page must also render a `GoogleChooser`.
 */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  const keep = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog role="alertdialog" open={open} title={copy.title} onClose={keep}>
        {hasPassword ? <ByPassword onKeep={keep} /> : <ByGoogle onKeep={keep} />}
      </Dialog>
    </>
  );
}

function ByPassword({ onKeep }: { onKeep: () => void }) {
  const dispatch = useDispatch();
  return (
    <>
      <p className="text-muted">{copy.warning}</p>
      <Form<{ password: string }>
        name="delete-account"
        request={settingsRequests.deleteAccount}
        initialValues={{ password: '' }}
        secret={SECRET}
        onSubmit={({ password }) => dispatch(deletionRequested({ password }))}
      >
        <FormPasswordField name="password" label={copy.password} autoComplete="current-password" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onKeep}>
            {copy.cancel}
          </Button>
          <SubmitButton variant="danger" request={settingsRequests.deleteAccount}>
            {copy.submit}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

function ByGoogle({ onKeep }: { onKeep: () => void }) {
  const dispatch = useDispatch();
  const { busy } = useRequest(settingsRequests.deleteAccount);
  return (
    <>
      <p className="text-muted">{copy.warningGoogle}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onKeep}>
          {copy.cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => dispatch(deletionRequested(null))}>
          {copy.submitGoogle}
        </Button>
      </div>
    </>
  );
}
