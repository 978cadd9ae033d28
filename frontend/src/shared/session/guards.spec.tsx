import { describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { User } from '../api/types';
import { aUser } from '../testing/builders';
import { Guard, type Access } from './guards';
import { sessionReducer, userGone, userReceived } from './session.slice';

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
});
