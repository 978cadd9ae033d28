/** Counts what each holder has at the moment, so that none takes everything. */
export class Shares {
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** False when the holder has the most that one may have. */
  take(holder: string): boolean {
    const held = this.held.get(holder) ?? 0;
    if (held >= this.most) return false;
    this.held.set(holder, held + 1);
    return true;
  }

  leave(holder: string): void {
    const left = (this.held.get(holder) ?? 1) - 1;
    if (left > 0) this.held.set(holder, left);
    else this.held.delete(holder);
  }
}
