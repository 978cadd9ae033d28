import { Injectable } from '@nestjs/common';

/**
 * What makes the answers of an API process quicker, and none of them needs: a start would take half as long again if it
 * waited for that (docs/adr/0025).
 */
@Injectable()
export class WarmUp {
  private readonly works: (() => unknown)[] = [];

  /** @param work that copes with its own failures */
  later(work: () => unknown): void {
    this.works.push(work);
  }

  begin(): void {
    for (const work of this.works.splice(0)) work();
  }
}
