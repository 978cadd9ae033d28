/** Simulates the death of the process. */
export class Crash extends Error {}

/** Lets the process die before or after the n-th call that passes through it, once set. */
export class Fuse {
  private left = Infinity;

  /** Sets how many more steps run before the crash; null for no crash. */
  blowAfter(steps: number | null): void {
    this.left = steps ?? Infinity;
  }

  /** The port, with the fuse before and after every call. */
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
