import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '../../../shared/api/types';
import { userGone } from '../../../shared/session/session.slice';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { Devices } from './devices';
import { settingsSaga } from './settings.saga';
import { selectSessions, settingsReducer } from './settings.slice';

const at = { createdAt: '2026-11-01T09:00:00.000Z', lastSeenAt: '2026-11-21T06:30:00.000Z' };
const here: Session = { _id: 'here', device: 'Firefox on Linux', current: true, ...at };
const phone: Session = { _id: 'phone', device: 'Safari on iPhone', current: false, ...at };

async function show() {
  let sessions = [here, phone];
  const end = () => {
    sessions = [here];
    return { message: 'Logged out.' };
  };
  fakeServer({
    'GET /api/user/sessions': () => sessions,
    'DELETE /api/user/sessions/phone': end,
    'DELETE /api/user/sessions': end,
  });
  const running = renderWithStore(<Devices />, settingsSaga, { settings: settingsReducer });
  await running.settle();
  return running;
}

describe('The devices', () => {
  it.each(['Log out Safari on iPhone', 'Log out all other devices'])(
    'take the focus of the button "%s", which goes away',
    async (name) => {
      await show();
      screen.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
      expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus();
    },
  );

  it('leave the focus alone when they come', async () => {
    await show();
    expect(document.body).toHaveFocus();
  });

  it('are not shown to whoever comes next, however late they come', async () => {
    const answer = Promise.withResolvers<Session[]>();
    fakeServer({ 'GET /api/user/sessions': () => answer.promise });
    const { store, dispatch, settle } = renderWithStore(<Devices />, settingsSaga, {
      settings: settingsReducer,
    });
    await dispatch(userGone());
    answer.resolve([here, phone]);
    await settle();
    expect(selectSessions(store.getState())).toBeNull();
  });

  it('are not there for whoever comes next', async () => {
    const { store, dispatch } = await show();
    await dispatch(userGone());
    expect(selectSessions(store.getState())).toBeNull();
  });
});
