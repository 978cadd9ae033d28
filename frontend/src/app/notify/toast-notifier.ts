import type { ComponentType } from 'react';
import { Notifier } from '../../shared/notify/notifier';

const RETRY_MS = 1_000;
const RETRIES = 5;

type Kind = 'success' | 'error' | 'info';

/** Loads the toast library with the first message; `ToastHost` mounts the container then. */
export class ToastNotifier extends Notifier {
  private loaded: ComponentType | null = null;
  private readonly listeners = new Set<() => void>();

  success(message: string): void {
    this.show('success', message);
  }

  error(message: string): void {
    this.show('error', message);
  }

  info(message: string): void {
    this.show('info', message);
  }

  readonly container = (): ComponentType | null => this.loaded;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fetches the library before it is needed: the first message may be that the connection is gone. */
  warmUp(): void {
    void import('./toast-container').catch(() => undefined);
  }

  private show(kind: Kind, message: string, retries = RETRIES): void {
    void this.load()
      // Messages shown before the container stands wait in the library's own queue.
      .then((toast) => toast[kind](message))
      .catch(() => {
        // Without a connection the library cannot come; the message waits for both. The connection may be back before
        // the failure is told.
        const again = (): void => this.show(kind, message, retries - 1);
        if (!window.navigator.onLine) window.addEventListener('online', again, { once: true });
        else if (retries > 0) setTimeout(again, RETRY_MS);
      });
  }

  private async load() {
    const [{ toast }, { default: Toasts }] = await Promise.all([
      import('react-toastify/unstyled'),
      import('./toast-container'),
    ]);
    this.loaded = Toasts;
    for (const listener of this.listeners) listener();
    return toast;
  }
}
