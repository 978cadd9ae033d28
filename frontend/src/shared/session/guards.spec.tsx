import { describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ApiError } from '../api/api-error';
import type { User } from '../api/types';
import { aUser } from '../testing/builders';
import { Guard, type Access } from './guards';
import { sessionReducer, sessionUntold, userGone, userReceived } from './session.slice';

type Visitor = User | 'nobody' | 'unknown';

function open(access: Access, visitor: Visitor) {
  const store = configureStore({ reducer: { session: sessionReducer } });
  if (visitor === 'nobody') store.dispatch(userGone());
  else if (visitor !== 'unknown') store.dispatch(userReceived(visitor));
  const page = <Guard access={access}>{'the page'}</Guard>;
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/page']}>
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
