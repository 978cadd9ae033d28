import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ApiError } from '../api/api-error';
import type { User } from '../api/types';
import { aUser } from '../testing/builders';
import { Guard, type Access } from './guards';
import {
  educatorPageRefused,
  sessionEnded,
  sessionReducer,
  sessionUntold,
  userGone,
  userReceived,
} from './session.slice';
import { forgetWanted, isAnyWanted, rememberWanted, wantedBy } from './wanted-page';

type Visitor = User | 'nobody' | 'unknown';

function open(access: Access, visitor: Visitor) {
  const store = configureStore({ reducer: { session: sessionReducer } });
  if (visitor === 'nobody') store.dispatch(userGone());
  else if (visitor !== 'unknown') store.dispatch(userReceived(visitor));
  const page = <Guard access={access}>{'the page'}</Guard>;
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/page?of=1#here']}>
        <Routes>
          <Route path="/page" element={page} />
          <Route path="/signup" element="signup" />
          <Route path="/" element="home" />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

const educator = aUser({ role: 'educator' });

describe('A guard', () => {
  it.each<[Access, string, Visitor, string]>([
    ['open', 'anybody', 'nobody', 'the page'],
    ['login', 'a visitor', 'nobody', 'signup'],
    ['login', 'a student', aUser(), 'the page'],
    ['login', 'an educator', educator, 'the page'],
    ['educator', 'a visitor', 'nobody', 'signup'],
    ['educator', 'a student', aUser(), 'signup'],
    ['educator', 'an educator', educator, 'the page'],
    ['guest', 'a visitor', 'nobody', 'the page'],
    ['guest', 'a student', aUser(), 'home'],
  ])('of kind %s shows %s the right place', (access, _who, visitor, place) => {
    open(access, visitor);
    expect(screen.getByText(place)).toBeInTheDocument();
  });

  it('waits until the session is known', () => {
    open('login', 'unknown');
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it('says why the session cannot be known, sends nobody away and lets one try again', async () => {
    const store = open('login', 'unknown');
    const { failure } = ApiError.fromProblem(503, { message: 'Back in a minute.' });
    act(() => void store.dispatch(sessionUntold(failure)));
    expect(screen.getByText('Back in a minute.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    act(() => void store.dispatch(userReceived(aUser())));
    expect(screen.getByText('the page')).toBeInTheDocument();
  });
});

describe('The page that somebody was sent away from', () => {
  afterEach(forgetWanted);

  it('is kept for whoever logs in', () => {
    open('login', 'nobody');
    expect(wantedBy('user-1')).toBe('/page?of=1#here');
  });

  it('is kept for nobody else when a session ended there', () => {
    const store = open('login', aUser());
    act(() => {
      store.dispatch(sessionEnded());
      store.dispatch(userGone());
    });
    expect(screen.getByText('signup')).toBeInTheDocument();
    expect(wantedBy('user-1')).toBe('/page?of=1#here');
    expect(wantedBy('user-2')).toBeNull();
  });

  it('is left by those who log out, as in another tab', () => {
    const store = open('login', aUser());
    act(() => void store.dispatch(userGone()));
    expect(screen.getByText('signup')).toBeInTheDocument();
    expect(isAnyWanted()).toBe(false);
  });

  it('is offered no more to those who got on by themselves', () => {
    rememberWanted('/viewcourse/1', null);
    open('login', aUser());
    expect(isAnyWanted()).toBe(false);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'is a page of ours, not %s',
    (path) => {
      sessionStorage.setItem('wanted-page', JSON.stringify({ path, of: null }));
      expect(wantedBy('user-1')).toBeNull();
      rememberWanted(path, null);
      expect(wantedBy('user-1')).toBeNull();
    },
  );

  it('is told to be for educators when a student asks for it', () => {
    const store = configureStore({ reducer: { session: sessionReducer } });
    const dispatch = jest.spyOn(store, 'dispatch');
    store.dispatch(userReceived(aUser()));
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Guard access="educator">the page</Guard>
        </MemoryRouter>
      </Provider>,
    );
    expect(dispatch).toHaveBeenCalledWith(educatorPageRefused());
    expect(isAnyWanted()).toBe(false);
  });
});
