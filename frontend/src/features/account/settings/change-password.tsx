import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { settingsCopy } from '../../../shared/copy/settings';
import { FormPasswordField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { useSucceeded } from '../../../shared/requests/use-request';
import { selectUser } from '../../../shared/session/session.selectors';
import { WhosePassword } from '../whose-password';
import {
  type ChangePasswordForm,
  passwordChangeRequested,
  settingsRequests,
} from './settings.slice';

const SECRETS = ['currentPassword', 'newPassword'] as const;

export function ChangePassword() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  return (
    <Form<ChangePasswordForm & Record<string, unknown>>
      name="change-password"
      request={settingsRequests.changePassword}
      initialValues={{ currentPassword: '', newPassword: '' }}
      secret={SECRETS}
      className="grid w-full max-w-md gap-5"
      onSubmit={(passwords) => dispatch(passwordChangeRequested(passwords))}
    >
      <EmptyOnceChanged />
      {user && <WhosePassword email={user.email} />}
      <FormPasswordField
        name="currentPassword"
        label={settingsCopy.password.current}
        autoComplete="current-password"
      />
      <FormPasswordField
        name="newPassword"
        label={settingsCopy.password.next}
        hint={settingsCopy.password.hint}
        autoComplete="new-password"
      />
      <SubmitButton request={settingsRequests.changePassword}>
        {settingsCopy.password.submit}
      </SubmitButton>
    </Form>
  );
}

/** Clears the used passwords from a screen that others may see. */
function EmptyOnceChanged() {
  const isChanged = useSucceeded(settingsRequests.changePassword);
  const { resetForm } = useFormikContext();
  useEffect(() => {
    if (isChanged) resetForm();
  }, [isChanged, resetForm]);
  return null;
}
