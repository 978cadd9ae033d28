import type { ComponentType } from 'react';
import type { Id } from 'react-toastify/unstyled';
import { Notifier } from '../../shared/notify/notifier';

type Kind = 'success' | 'error' | 'info';

/** The same duration as for toasts. */
const PLAIN_MS = 5_000;

/** Loads the toast library with the first message; `ToastHost` then mounts the container. */
export class ToastNotifier extends Notifier {
  private loaded: ComponentType | null = null;
  private unadorned: string | null = null;
  /** The errors shown about requests; the id is null where the library failed to load. */
  private errors: { about: string; shown: Promise<Id | null> }[] = [];
  private readonly listeners = new Set<() => void>();

  success(message: string): void {
    void this.show('success', message);
  }

  error(message: string, about?: string): void {
    const shown = this.show('error', message);
    if (about) this.errors.push({ about, shown });
  }

  info(message: string): void {
    void this.show('info', message);
  }

  mended(about?: string): void {
    this.errors = this.errors.filter((error) => {
      if (about !== undefined && error.about !== about) return true;
      void error.shown.then(async (id) => {
        if (id !== null) (await this.load()).dismiss(id);
      });
      return false;
    });
  }

  readonly container = (): ComponentType | null => this.loaded;

  /** A message shown without the library, which failed to load or cannot be loaded offline. */
  readonly plain = (): string | null => this.unadorned;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads the library in advance, because the first message may be that the connection is lost. */
  warmUp(): void {
    if (navigator.onLine) this.load().catch(() => undefined);
  }

  private async show(kind: Kind, message: string): Promise<Id | null> {
    // An import that fails offline may fail for good; and a message that waited would come when it no longer applies.
    if (!this.loaded && !navigator.onLine) {
      this.showPlainly(message);
      return null;
    }
    // The library queues messages until its container is mounted.
    return this.load().then(
      (toast) => toast[kind](message),
      () => {
        this.showPlainly(message);
        return null;
      },
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
