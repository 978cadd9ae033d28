import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '../../shared/api/types';
import { requestStarted } from '../../shared/requests/requests.slice';
import { logoutRequest, userGone, userReceived } from '../../shared/session/session.slice';
import { aUser } from '../../shared/testing/builders';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { NavBar } from './nav-bar';

function* nothing() {}

function show(user: User | null) {
  const { store } = renderWithStore(<NavBar />, nothing, {});
  act(() => void store.dispatch(user ? userReceived(user) : userGone()));
  return store;
}

describe('The navigation bar', () => {
  it('offers Login to visitors and Logout to users', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('shows the first letter of the name in capitals', () => {
    show(aUser({ name: 'asha' }));
    expect(screen.getByRole('link', { name: 'My Profile, asha' })).toHaveTextContent('A');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });

  it('has a busy Logout while the server is asked', () => {
    const store = show(aUser());
    act(() => void store.dispatch(requestStarted(logoutRequest)));
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDisabled();
  });

  it('has a dashboard for educators only', () => {
    show(aUser({ role: 'educator' }));
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('has none for students', () => {
    show(aUser());
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  });

  it('opens My Learning by keyboard; Escape closes it and returns the focus', async () => {
    show(aUser());
    const button = screen.getByRole('button', { name: 'My Learning' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'My Courses' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Learning Progress' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes My Learning by its button, which a press must not focus: Safari would focus the page', async () => {
    show(aUser());
    const button = screen.getByRole('button', { name: 'My Learning' });
    await userEvent.click(button);
    expect(screen.getByRole('menuitem', { name: 'My Courses' })).toHaveFocus();
    const isLeftToTheBrowser = fireEvent.mouseDown(button);
    expect(isLeftToTheBrowser).toBe(false);
    await userEvent.click(button);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
