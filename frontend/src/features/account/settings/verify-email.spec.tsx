import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userGone, userReceived } from '../../../shared/session/session.slice';
import { wantedBy } from '../../../shared/session/wanted-page';
import { aUser } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { settingsSaga } from './settings.saga';
import { settingsReducer } from './settings.slice';
import { VerifyEmail } from './verify-email';

const invalid = problem(400, 'VERIFICATION_INVALID', 'This link is invalid or has expired.');

async function open(emailVerified: boolean) {
  fakeServer({ 'POST /api/auth/verifyemail': invalid });
  const { dispatch } = renderWithStore(<VerifyEmail />, settingsSaga, {
    settings: settingsReducer,
  });
  await dispatch(userReceived(aUser({ emailVerified })));
  return screen.getByRole('status');
}

/** A visitor is not logged in, or not known to be yet. */
function openAsVisitor() {
  fakeServer({});
  return renderWithStore(<VerifyEmail />, settingsSaga, { settings: settingsReducer });
}

beforeEach(() => void (window.location.hash = '#token=a.b'));
afterEach(() => void (window.location.hash = ''));

describe('A link that confirms an address', () => {
  it('that has done so before says that nothing is left to do', async () => {
    expect(await open(true)).toHaveTextContent('is confirmed already');
  });

  it('sends nobody to the log-in before it is known who is here', () => {
    openAsVisitor();
    expect(screen.getByRole('status')).toHaveTextContent('One moment ...');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('waits for those who have to log in first', async () => {
    const { dispatch } = openAsVisitor();
    fakeServer({ 'POST /api/auth/verifyemail': invalid });
    await dispatch(userGone());
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(wantedBy('user-1')).toMatch(/#token=a\.b$/);
    await dispatch(userReceived(aUser()));
    expect(wantedBy('user-1')).toBeNull();
  });

  it('that is too old says so', async () => {
    expect(await open(false)).toHaveTextContent('This link is invalid or has expired.');
  });
});
