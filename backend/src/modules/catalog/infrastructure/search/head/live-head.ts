import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Log } from '../../../../../platform/infrastructure/logging/log.js';
import { tokensOf } from '../token-vector.js';
import { Head } from './head.js';
import type { Listing } from './head-course.js';
import { type HeadRow, HeadSource } from './head-source.js';
import { Packing } from './packing.js';

/** So much is read at once that nobody who searches meanwhile notices. */
const PAGE = 100;
/** A bound for memory, some 80 MB; a catalog that is not larger is in memory as a whole. */
const MOST_COURSES = 100_000;
/** With more that are not packed, it is time to pack anew. */
const MOST_LOOSE = 5_000;
/** No course has this id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const AGAIN_MS = 5_000;

interface Trusted {
  readonly head: Head;
  /** Whether there are no courses beyond the head. */
  readonly isWhole: boolean;
}

/** Keeps the head true: made when it hears of changes, mended with each of them, not to be trusted while it is deaf. */
@Injectable()
export class LiveHead {
  private made: Trusted | null = null;
  private isDue = false;
  private isDeaf = true;
  private readonly changed = new Set<string>();
  private work: Promise<void> | null = null;
  private changes = 0;
  private entryChanges = 0;

  constructor(
    private readonly source: HeadSource,
    private readonly log: Log,
  ) {}

  /** Null while it is not known to be true. */
  get trusted(): Trusted | null {
    return this.made;
  }

  /** Another number whenever what courses are found by has changed. */
  get version(): number {
    return this.entryChanges;
  }

  /** Another number whenever anything has changed; null while not everything that happened is known. */
  get stamp(): number | null {
    return this.isDeaf || this.work ? null : this.changes;
  }

  hearing(): void {
    this.isDeaf = false;
    this.changeOf('');
  }

  deaf(): void {
    this.isDeaf = true;
    this.made = null;
  }

  /** @param courseId of the course that changed; '' when many did */
  changeOf(courseId: string): void {
    this.entryChanges += 1;
    this.readAnew(courseId);
  }

  /** What is shown of the course changed, not how it is found: nothing to read when the head does not have it. */
  shownChangeOf(courseId: string): void {
    if (this.stamp === null || this.made?.head.has(courseId)) this.readAnew(courseId);
    else this.changes += 1;
  }

  /** When all that was heard of is known. */
  async settled(): Promise<void> {
    await this.work;
  }

  private readAnew(courseId: string): void {
    this.changes += 1;
    if (courseId === '') this.isDue = true;
    else this.changed.add(courseId);
    this.work ??= this.catchUp().finally(() => {
      this.work = null;
    });
  }

  private async catchUp(): Promise<void> {
    while (!this.isDeaf && (this.isDue || this.changed.size > 0))
      try {
        if (this.isDue) await this.make();
        else await this.mend();
      } catch (error) {
        this.made = null;
        this.isDue = true;
        this.log.warn({ err: error }, 'the head of the search index could not be kept');
        await sleep(AGAIN_MS, undefined, { ref: false });
      }
  }

  private async make(): Promise<void> {
    this.isDue = false;
    this.changed.clear();
    const packing = new Packing();
    let isWhole = !(await this.source.hasMoreThan(MOST_COURSES));
    for (let last = BEFORE_ALL; ;) {
      const rows: HeadRow[] = await this.source.page(isWhole, last, PAGE);
      for (const row of rows) packing.add(listingOf(row), tokensOf(row.vector));
      const end = rows.at(-1)?.courseId;
      if (end === undefined) break;
      last = end;
      if (packing.length < MOST_COURSES) continue;
      isWhole = false;
      break;
    }
    const head = new Head(await packing.pack());
    if (!this.isDeaf) this.made = { head, isWhole };
  }

  private async mend(): Promise<void> {
    const courseIds = [...this.changed].slice(0, PAGE);
    for (const courseId of courseIds) this.changed.delete(courseId);
    const rows = await this.source.of(courseIds);
    if (!this.made) return;
    const { head, isWhole } = this.made;
    for (const courseId of courseIds) head.remove(courseId);
    for (const row of rows)
      if ((isWhole || row.band < 2) && head.size < MOST_COURSES)
        head.put(listingOf(row), tokensOf(row.vector));
      else this.made = { head, isWhole: false };
    if (head.loose > MOST_LOOSE) this.isDue = true;
  }
}

function listingOf({ vector: _, band: __, ...listing }: HeadRow): Listing {
  return listing;
}
