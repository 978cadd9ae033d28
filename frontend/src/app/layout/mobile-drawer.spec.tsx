import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { aUser } from '../../shared/testing/builders';
import { renderWithStore } from '../../shared/testing/render-with-store';
import MobileDrawer from './mobile-drawer';

function* nothing() {}

function show() {
  const onClose = jest.fn();
  const { store } = renderWithStore(<MobileDrawer open onClose={onClose} />, nothing, {});
  return { onClose, dispatch: (action: object) => act(() => void store.dispatch(action as never)) };
}

describe('The drawer of the menu', () => {
  it('offers neither Login nor Logout until it is known who is there', () => {
    const { dispatch } = show();
    expect(screen.queryByText(/Login|Logout/)).toBeNull();
    dispatch(userGone());
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  });

  it('stays when it becomes known, and closes once the user has logged out', () => {
    const { dispatch, onClose } = show();
    dispatch(userReceived(aUser()));
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    dispatch(userGone());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
