/** What sagas may do to the world besides the store and the server. */
export abstract class Notifier {
  /** Shows a message that closes by itself. */
  abstract success(message: string): void;
  abstract error(message: string): void;
  abstract info(message: string): void;
}

export abstract class Navigator {
  /** Opens a route of the client; resolves when the page before it is gone. */
  abstract go(path: string): Promise<void>;
}

/** The context every saga runs with; see `notify.effects.ts`. */
export interface SagaContext {
  notifier: Notifier;
  navigator: Navigator;
}
