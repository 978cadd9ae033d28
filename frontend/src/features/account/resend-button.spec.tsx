import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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

/** A code was sent as many seconds ago, and the page loaded only now. */
function show(secondsAgo: number) {
  const presses: number[] = [];
  let sendNow = (_sentAt: number) => {};
  function Page() {
    const [sentAt, setSentAt] = useState(Date.now() - secondsAgo * 1000);
    sendNow = setSentAt;
    const onResend = () => {
      presses.push(Date.now());
      store.dispatch(requestStarted('send'));
    };
    return <ResendButton request="send" sentAt={sentAt} onResend={onResend} />;
  }
  const { store } = renderWithStore(<Page />, function* () {}, {});
  const succeed = () => {
    store.dispatch(requestSucceeded('send'));
    sendNow(Date.now());
  };
  return { store, presses, succeed: () => act(succeed) };
}

function press() {
  button().focus();
  fireEvent.click(button());
}

describe('The button that sends a new code', () => {
  it('goes on counting after a reload', () => {
    show(18);
    expect(button()).toHaveTextContent('Send a new code in 42 s');
    act(() => jest.advanceTimersByTime(1000));
    expect(button()).toHaveTextContent('Send a new code in 41 s');
  });

  it('counts the time for which the device slept', () => {
    show(2);
    jest.setSystemTime(Date.now() + 3_600_000);
    act(() => jest.advanceTimersByTime(1000));
    expect(button()).toHaveTextContent('Send a new code');
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it('waits no longer than a minute when the clock was set back', () => {
    show(-3600);
    expect(button()).toHaveTextContent('Send a new code in 60 s');
  });

  it('waits a minute after a code was sent, and keeps the focus', () => {
    const { presses, succeed } = show(60);
    press();
    succeed();
    expect(button()).toHaveTextContent('Send a new code in 60 s');
    expect(button()).toHaveFocus();
    press();
    expect(presses).toHaveLength(1);
  });

  it('can be pressed again at once when none was sent', () => {
    const { store, presses } = show(60);
    press();
    act(() => void store.dispatch(requestFailed({ name: 'send', failure: localFailure('No.') })));
    expect(button()).toHaveTextContent(/^Send a new code$/);
    press();
    expect(presses).toHaveLength(2);
  });
});
