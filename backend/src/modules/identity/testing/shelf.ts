/** Stores objects as a database does: unsaved changes are lost, and every read returns a copy. */
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

  /** Removes at most `most` objects that pass the test; returns how many. */
  removeWhere(test: (object: T) => boolean, most: number): number {
    const found = [...this.byKey].filter(([, object]) => test(object)).slice(0, most);
    for (const [key] of found) this.remove(key);
    return found.length;
  }
}

function copyOf<T extends object>(object: T): T {
  return Object.assign(Object.create(Object.getPrototypeOf(object) as object) as T, object);
}
