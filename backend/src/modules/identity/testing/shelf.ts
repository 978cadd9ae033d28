/** Objects as a database keeps them: what is not saved is not there, and what was read is a copy. */
export class Shelf<T extends object> {
  private readonly byKey = new Map<string, T>();

  get all(): readonly T[] {
    return [...this.byKey.values()].map(copyOf);
  }

  get(key: string): T | null {
    const found = this.byKey.get(key);
    return found ? copyOf(found) : null;
  }

  put(key: string, object: T): void {
    this.byKey.set(key, copyOf(object));
  }

  remove(key: string): void {
    this.byKey.delete(key);
  }
}

function copyOf<T extends object>(object: T): T {
  return Object.assign(Object.create(Object.getPrototypeOf(object) as object) as T, object);
}
