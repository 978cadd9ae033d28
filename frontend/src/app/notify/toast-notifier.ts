import type { ComponentType } from 'react';
import { connection } from '../../shared/lib/with-connection';
import { Notifier } from '../../shared/notify/notifier';

type Kind = 'success' | 'error' | 'info';

/** As long as a toast stays. */
const PLAIN_MS = 5_000;

/** Loads the toast library with the first message; `ToastHost` mounts the container then. */
export class ToastNotifier extends Notifier {
  private loaded: ComponentType | null = null;
  private unadorned: string | null = null;
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

  /** A message whose library does not come. */
  readonly plain = (): string | null => this.unadorned;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fetches the library before it is needed: the first message may be that the connection is gone. */
  warmUp(): void {
    if (navigator.onLine) void import('./toast-container').catch(() => undefined);
  }

  private show(kind: Kind, message: string): void {
    // What fails for want of a connection may fail for good: the message waits until the library can come.
    if (!this.loaded && !navigator.onLine) {
      void connection().then(() => this.show(kind, message));
      return;
    }
    // Messages shown before the container stands wait in the library's own queue.
    void this.load().then(
      (toast) => toast[kind](message),
      () => this.showPlainly(message),
    );
  }

  private showPlainly(message: string): void {
    this.unadorned = message;
    this.changed();
    setTimeout(() => {
      if (this.unadorned !== message) return;
      this.unadorned = null;
      this.changed();
    }, PLAIN_MS);
  }

  private async load() {
    const [{ toast }, { default: Toasts }] = await this.fetchLibrary();
    this.loaded = Toasts;
    this.changed();
    return toast;
  }

  protected fetchLibrary() {
    return Promise.all([import('react-toastify/unstyled'), import('./toast-container')]);
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
