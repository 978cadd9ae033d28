import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { localFailure } from '../../shared/api/api-error';
import {
  requestFailed,
  requestStarted,
  requestSucceeded,
} from '../../shared/requests/requests.slice';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { ResendButton } from './resend-button';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const button = () => screen.getByRole('button');

/** A press after the first code's minute is over. */
function pressed() {
  let presses = 0;
  const { store } = renderWithStore(
    <ResendButton
      request="send"
      onResend={() => {
        presses += 1;
        store.dispatch(requestStarted('send'));
      }}
    />,
    function* () {},
    {},
  );
  for (let second = 0; second < 60; second += 1) act(() => jest.advanceTimersByTime(1000));
  button().focus();
  fireEvent.click(button());
  return { store, presses: () => presses };
}

describe('The button that sends a new code', () => {
  it('waits a minute after a code was sent, and keeps the focus', () => {
    const { store, presses } = pressed();
    act(() => void store.dispatch(requestSucceeded('send')));
    expect(button()).toHaveTextContent('Send a new code in 60 s');
    expect(button()).toHaveFocus();
    fireEvent.click(button());
    expect(presses()).toBe(1);
  });

  it('can be pressed again at once when none was sent', () => {
    const { store, presses } = pressed();
    act(() => void store.dispatch(requestFailed({ name: 'send', failure: localFailure('No.') })));
    expect(button()).toHaveTextContent(/^Send a new code$/);
    fireEvent.click(button());
    expect(presses()).toBe(2);
  });
});
