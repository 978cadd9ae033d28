import { Notifier } from '../../shared/notify/notifier';

type Kind = 'success' | 'error' | 'info';

/** Loads the toast library with the first message; `ToastHost` mounts the container then. */
export class ToastNotifier extends Notifier {
  private wanted = false;
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

  readonly isWanted = (): boolean => this.wanted;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fetches the library before it is needed: the first message may be that the connection is gone. */
  warmUp(): void {
    void import('./toast-container').catch(() => undefined);
  }

  private show(kind: Kind, message: string): void {
    this.wanted = true;
    for (const listener of this.listeners) listener();
    // Messages shown before the container is there wait in the library's own queue.
    void import('react-toastify/unstyled')
      .then(({ toast }) => toast[kind](message))
      .catch((error: unknown) => console.error('Toast could not be shown', message, error));
  }
}
