/** Where the player stands, for what goes along beside it: nobody else is drawn anew several times a second. */
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
