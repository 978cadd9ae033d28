import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settingsCopy } from '../../shared/copy/settings';
import { FormPasswordField, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { useRequest } from '../../shared/requests/use-request';
import { selectUser } from '../../shared/session/session.selectors';
import { BackLink } from '../../shared/ui/back-link';
import { Button } from '../../shared/ui/button';
import { PageTitle } from '../../shared/ui/page-title';
import { Card } from '../../shared/ui/surface';
import { DeleteAccount } from './delete-account';
import { Devices } from './devices';
import {
  type ChangePasswordForm,
  downloadRequested,
  passwordChangeRequested,
  settingsRequests,
  verificationRequested,
} from './settings.slice';

const SECRETS = ['currentPassword', 'newPassword'] as const;

export function AccountSettings() {
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 md:py-12">
      <BackLink to="/profile" label={settingsCopy.back} />
      <PageTitle title={settingsCopy.title} />
      <Section heading={settingsCopy.email.heading}>
        <p className="break-words">{user.email}</p>
        {user.emailVerified ? (
          <p className="text-sm text-muted">{settingsCopy.email.confirmed}</p>
        ) : (
          <Verification />
        )}
      </Section>
      <Section heading={settingsCopy.password.heading}>
        {user.hasPassword ? (
          <PasswordForm />
        ) : (
          <p className="text-muted">{settingsCopy.password.none}</p>
        )}
      </Section>
      <Section heading={settingsCopy.devices.heading}>
        <Devices />
      </Section>
      <Section heading={settingsCopy.data.heading}>
        <p className="text-muted">{settingsCopy.data.text}</p>
        <Download />
      </Section>
      <Section heading={settingsCopy.deletion.heading}>
        <p className="text-muted">{settingsCopy.deletion.text}</p>
        <DeleteAccount hasPassword={user.hasPassword} />
      </Section>
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card className="p-6 sm:p-8">
      <section className="grid justify-items-start gap-4">
        <h2 className="text-xl font-semibold">{heading}</h2>
        {children}
      </section>
    </Card>
  );
}

function Verification() {
  const dispatch = useDispatch();
  const { busy } = useRequest(settingsRequests.sendVerification);
  return (
    <>
      <p className="text-sm text-muted">{settingsCopy.email.unconfirmed}</p>
      <Button variant="secondary" busy={busy} onClick={() => dispatch(verificationRequested())}>
        {settingsCopy.email.send}
      </Button>
    </>
  );
}

function PasswordForm() {
  const dispatch = useDispatch();
  return (
    <Form<ChangePasswordForm & Record<string, unknown>>
      name="change-password"
      request={settingsRequests.changePassword}
      initialValues={{ currentPassword: '', newPassword: '' }}
      secret={SECRETS}
      className="grid w-full max-w-md gap-5"
      onSubmit={(passwords) => dispatch(passwordChangeRequested(passwords))}
    >
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

function Download() {
  const dispatch = useDispatch();
  const { busy } = useRequest(settingsRequests.download);
  return (
    <Button variant="secondary" busy={busy} onClick={() => dispatch(downloadRequested())}>
      {settingsCopy.data.download}
    </Button>
  );
}
