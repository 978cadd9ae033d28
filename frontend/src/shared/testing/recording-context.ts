import type { Navigator, Notifier, SagaContext } from '../notify/notifier';

/** A saga context that records side effects: '/login', 'success: Course Created' ... */
export class RecordingContext implements SagaContext {
  readonly toasts: string[] = [];
  readonly visited: string[] = [];
  /** Whose errors were removed; undefined for all at once. */
  readonly takenBack: (string | undefined)[] = [];
  readonly notifier: Notifier = {
    success: (message) => this.toasts.push(`success: ${message}`),
    error: (message) => this.toasts.push(`error: ${message}`),
    info: (message) => this.toasts.push(`info: ${message}`),
    mended: (about) => this.takenBack.push(about),
  };
  readonly navigator: Navigator = {
    go: async (path) => {
      this.visited.push(path);
    },
  };
}
