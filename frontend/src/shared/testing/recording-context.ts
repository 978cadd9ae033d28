import type { Navigator, Notifier, SagaContext } from '../notify/notifier';

/** A saga context that records side effects: '/login', 'success: Course Created' ... */
export class RecordingContext implements SagaContext {
  readonly toasts: string[] = [];
  readonly visited: string[] = [];
  readonly notifier: Notifier = {
    success: (message) => this.toasts.push(`success: ${message}`),
    error: (message) => this.toasts.push(`error: ${message}`),
    info: (message) => this.toasts.push(`info: ${message}`),
    mended: () => undefined,
  };
  readonly navigator: Navigator = {
    go: async (path) => {
      this.visited.push(path);
    },
  };
}
