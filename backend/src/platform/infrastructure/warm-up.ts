import { Injectable } from '@nestjs/common';

/**
 * Work that speeds up an API process but that no request needs: a start would take half as long again if it waited for
 * it (docs/adr/0025).
 */
@Injectable()
export class WarmUp {
  private readonly works: (() => unknown)[] = [];

  /** @param work handles its own errors */
  later(work: () => unknown): void {
    this.works.push(work);
  }

  begin(): void {
    for (const work of this.works.splice(0)) work();
  }
}
