/** The process died. */
export class Crash extends Error {}

/** Lets the process die before or after any call that passes through it: the n-th of them, once set. */
export class Fuse {
  private left = Infinity;

  /** The n-th step from now on is the last; null for none. */
  blowAfter(steps: number | null): void {
    this.left = steps ?? Infinity;
  }

  /** The port with the fuse in front and behind of every call. */
  on<T extends object>(port: T): T {
    return new Proxy(port, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          this.burn();
          const result: unknown = Reflect.apply(value, target, args);
          return result instanceof Promise ? result.then((answer) => this.pass(answer)) : result;
        };
      },
    });
  }

  private pass(answer: unknown): unknown {
    this.burn();
    return answer;
  }

  private burn(): void {
    this.left -= 1;
    if (this.left < 0) throw new Crash();
  }
}
