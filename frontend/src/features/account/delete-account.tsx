import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { settingsCopy } from '../../shared/copy/settings';
import { FormPasswordField, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { deletionRequested, settingsRequests } from './settings.slice';

const { deletion: copy } = settingsCopy;
const SECRET = ['password'] as const;

/** Asks for the password before what cannot be undone. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  if (!hasPassword) return <p className="text-muted">{copy.needsPassword}</p>;
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog role="alertdialog" open={open} title={copy.title} onClose={() => setOpen(false)}>
        <p className="text-muted">{copy.warning}</p>
        <Form<{ password: string }>
          name="delete-account"
          request={settingsRequests.deleteAccount}
          initialValues={{ password: '' }}
          secret={SECRET}
          onSubmit={({ password }) => dispatch(deletionRequested({ password }))}
        >
          <FormPasswordField
            name="password"
            label={copy.password}
            autoComplete="current-password"
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {copy.cancel}
            </Button>
            <SubmitButton request={settingsRequests.deleteAccount}>{copy.submit}</SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
