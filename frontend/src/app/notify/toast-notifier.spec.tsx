import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ToastHost } from './toast-host';
import { ToastNotifier } from './toast-notifier';

const online = jest.spyOn(navigator, 'onLine', 'get');

/** While `lacks` is true, the library fails to load. */
class Notifier extends ToastNotifier {
  tries = 0;
  constructor(private readonly lacks: () => boolean) {
    super();
  }
  protected override async fetchLibrary() {
    this.tries += 1;
    if (this.lacks()) throw new TypeError('Failed to fetch');
    return super.fetchLibrary();
  }
}

describe('A message', () => {
  it('is told without its library, at once, when there is no connection to load that', async () => {
    online.mockReturnValue(false);
    const notifier = new Notifier(() => false);
    render(<ToastHost notifier={notifier} />);
    act(() => notifier.error('It was not saved.'));
    expect(screen.getByRole('alert')).toHaveTextContent('It was not saved.');
    expect(notifier.tries).toBe(0);
  });

  it('needs no connection once its library came in advance', async () => {
    online.mockReturnValue(true);
    const notifier = new Notifier(() => false);
    render(<ToastHost notifier={notifier} />);
    act(() => notifier.warmUp());
    await waitFor(() => expect(notifier.container()).not.toBeNull());
    online.mockReturnValue(false);
    act(() => notifier.error('It was not saved.'));
    expect(await screen.findByText('It was not saved.')).toBeVisible();
    expect(notifier.plain()).toBeNull();
  });

  it('is taken back once what failed has worked; others stay', async () => {
    online.mockReturnValue(true);
    const notifier = new Notifier(() => false);
    render(<ToastHost notifier={notifier} />);
    act(() => {
      notifier.error('Incorrect email or password.', 'account/login');
      notifier.error('The upload failed.', 'lectures/upload');
    });
    expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
    act(() => {
      notifier.mended('account/login');
      notifier.success('Login Successfully');
    });
    expect(await screen.findByText('Login Successfully')).toBeVisible();
    // Toasts are removed after an animation, which does not run here; a leaving one is marked.
    const leaving = () => screen.queryByText('Incorrect email or password.');
    await waitFor(() => expect(leaving()?.closest('[data-in=true]') ?? null).toBeNull());
    const other = () => screen.queryByText('The upload failed.')?.closest('[data-in=true]') ?? null;
    expect(other()).not.toBeNull();
    act(() => notifier.mended());
    await waitFor(() => expect(other()).toBeNull());
  });

  it('is told without its library when that does not come', async () => {
    online.mockReturnValue(true);
    const notifier = new Notifier(() => true);
    render(<ToastHost notifier={notifier} />);
    act(() => notifier.error('It was not saved.'));
    expect(await screen.findByText('It was not saved.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('It was not saved.');
  });
});
