/** The player's position, as a subscription: only its subscribers render several times a second. */
export class PlayerClock {
  private readonly listeners = new Set<() => void>();

  constructor(public at = 0) {}

  readonly tell = (seconds: number): void => {
    this.at = seconds;
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}
