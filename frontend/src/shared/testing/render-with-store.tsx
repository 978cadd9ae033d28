import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Saga } from 'redux-saga';
import { runSaga } from './saga-runner';

/** Renders a component with its feature's saga and reducers. */
export function renderWithStore<S extends object>(
  element: ReactElement,
  saga: Saga,
  reducers: { [K in keyof S]: Reducer<S[K]> },
  address = '/',
) {
  const running = runSaga<S>(saga, reducers);
  render(
    <Provider store={running.store}>
      <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
    </Provider>,
  );
  return {
    ...running,
    settle: () => act(running.settle),
    dispatch: (action: UnknownAction) => act(() => running.dispatch(action)),
  };
}
