import { Injectable } from '@nestjs/common';
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import { Log } from '../../../../../platform/infrastructure/logging/log.js';
import { tokensOf } from '../token-vector.js';
import { CourseHead } from './course-head.js';
import { byEnrollment, type HeadCourse } from './head-course.js';
import { type HeadRow, HeadSource } from './head-source.js';

/** So much is read at once that nobody who searches meanwhile notices. */
const PAGE = 100;
/** A bound for memory, some 50 MB: after an import everything is new until it is sorted. */
const MOST_COURSES = 40_000;
const AGAIN_MS = 5_000;

interface Trusted {
  readonly head: CourseHead;
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
    const head = new CourseHead();
    const courses: HeadCourse[] = [];
    let isWhole = !(await this.source.hasTail());
    for (let last: string | null = null; ;) {
      const rows: HeadRow[] = await this.source.page(last, PAGE);
      for (const row of rows) courses.push(courseOf(head, row));
      if (courses.length >= MOST_COURSES) isWhole = false;
      last = rows.at(-1)?.courseId ?? null;
      if (last === null || courses.length >= MOST_COURSES) break;
    }
    courses.sort(byEnrollment);
    for (const [at, course] of courses.entries()) {
      head.put(course);
      if (at % PAGE === 0) await breath();
    }
    if (!this.isDeaf) this.made = { head, isWhole };
  }

  private async mend(): Promise<void> {
    const courseIds = [...this.changed].slice(0, PAGE);
    for (const courseId of courseIds) this.changed.delete(courseId);
    const rows = await this.source.of(courseIds);
    if (!this.made) return;
    const { head } = this.made;
    for (const courseId of courseIds) head.remove(courseId);
    for (const row of rows)
      if (row.band < 2 && head.size < MOST_COURSES) head.put(courseOf(head, row));
      else this.made = { head, isWhole: false };
  }
}

function courseOf(head: CourseHead, { vector, band: _, ...listing }: HeadRow): HeadCourse {
  return head.read(listing, tokensOf(vector));
}
