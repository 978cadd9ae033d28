/** The side effects of sagas besides the store and the server. */
export abstract class Notifier {
  /** Shows a message that closes by itself. */
  abstract success(message: string): void;
  /** @param about the request that failed */
  abstract error(message: string, about?: string): void;
  abstract info(message: string): void;
  /** Removes the errors shown about a request that has succeeded since; about all requests, if none is named. */
  abstract mended(about?: string): void;
}

export abstract class Navigator {
  /** Navigates to a route; resolves when the previous page is gone. */
  abstract go(path: string): Promise<void>;
}

/** The context of every saga; see `notify.effects.ts`. */
export interface SagaContext {
  notifier: Notifier;
  navigator: Navigator;
}
