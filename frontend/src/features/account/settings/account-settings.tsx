import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settingsCopy } from '../../../shared/copy/settings';
import { tokensCopy } from '../../../shared/copy/tokens';
import { useRequest } from '../../../shared/requests/use-request';
import { selectUser } from '../../../shared/session/session.selectors';
import { BackLink } from '../../../shared/ui/back-link';
import { Button } from '../../../shared/ui/button';
import { PageTitle } from '../../../shared/ui/page-title';
import { Card } from '../../../shared/ui/surface';
import { textLink } from '../../../shared/ui/text-link';
import { AccessTokens } from './access-tokens';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { Devices } from './devices';
import { GoogleChooser } from '../google/google-chooser';
import { downloadRequested, settingsRequests, verificationRequested } from './settings.slice';

export function AccountSettings() {
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <div className="container-page grid max-w-3xl grid-cols-1 gap-6 py-8 md:py-12">
      <BackLink to="/profile" label={settingsCopy.back} />
      <PageTitle title={settingsCopy.title} />
      <Section heading={settingsCopy.email.heading}>
        <p>{user.email}</p>
        {user.emailVerified ? (
          <p className="text-sm text-muted">{settingsCopy.email.confirmed}</p>
        ) : (
          <Verification />
        )}
        <ChangeEmail user={user} />
      </Section>
      <Section heading={settingsCopy.password.heading}>
        {user.hasPassword ? (
          <ChangePassword />
        ) : (
          <p className="text-muted">{settingsCopy.password.none}</p>
        )}
      </Section>
      <Section heading={settingsCopy.devices.heading}>
        <Devices />
      </Section>
      <Section heading={tokensCopy.heading}>
        <p className="text-muted">
          {tokensCopy.text}{' '}
          <a href="/api/docs" className={textLink()}>
            {tokensCopy.docs}
          </a>
        </p>
        <AccessTokens />
      </Section>
      <Section heading={settingsCopy.data.heading}>
        <p className="text-muted">{settingsCopy.data.text}</p>
        <Download />
      </Section>
      <Section heading={settingsCopy.deletion.heading}>
        <p className="text-muted">{settingsCopy.deletion.text}</p>
        <DeleteAccount hasPassword={user.hasPassword} />
      </Section>
      {!user.hasPassword && <GoogleChooser />}
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card className="p-6 sm:p-8">
      {/* On narrow phones, long buttons wrap. */}
      <section className="grid grid-cols-1 justify-items-start gap-4 [&_button]:py-1.5 [&_button]:whitespace-normal">
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

function Download() {
  const dispatch = useDispatch();
  const { busy } = useRequest(settingsRequests.download);
  return (
    <Button variant="secondary" busy={busy} onClick={() => dispatch(downloadRequested())}>
      {settingsCopy.data.download}
    </Button>
  );
}
