import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Log } from '../../../../../platform/infrastructure/logging/log.js';
import { tokensOf } from '../token-vector.js';
import { Head } from './head.js';
import type { Listing } from './head-course.js';
import { type HeadRow, HeadSource } from './head-source.js';
import { memoryAllowed } from './memory-allowed.js';
import { Packing } from './packing.js';
import { TextNumbers } from './text-numbers.js';

/** So much is read at once that nobody who searches meanwhile notices. */
const PAGE = 100;
const WORD_PAGE = 1_000;
/** What a course takes of memory: 370 bytes among a million (docs/adr/0031), and as much again while it is read. */
const BYTES_PER_COURSE = 512;
/** As much of the memory that the process may have; a catalog that takes no more is in memory as a whole. */
const SHARE_OF_MEMORY = 1 / 8;
const MOST_COURSES = Math.floor((memoryAllowed() * SHARE_OF_MEMORY) / BYTES_PER_COURSE);
/** With more that are not packed, or that part of them, it is time to pack anew. */
const MOST_LOOSE = 5_000;
const MOST_LOOSE_SHARE = 1 / 100;
/** No course has this id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const AGAIN_MS = 5_000;

interface Trusted {
  readonly head: Head;
  /** Whether there are no courses beyond the head. */
  readonly isWhole: boolean;
  /** Words that courses have; they stay known when the courses go. */
  readonly words: TextNumbers;
}

interface Made extends Trusted {
  isWhole: boolean;
  /** Courses that are still to be mended in it. */
  readonly changed: Set<string>;
}

/**
 * Keeps the head true: made when it hears of changes, mended with each of them, also while another one is made, which
 * takes minutes among a million courses; not to be trusted while it is deaf.
 */
@Injectable()
export class LiveHead {
  private made: Made | null = null;
  private isDue = false;
  private isDeaf = true;
  private timesDeaf = 0;
  /** Courses that changed since the last reading began: it may have read them before. */
  private changedSince = new Set<string>();
  private making: Promise<void> | null = null;
  private mending: Promise<void> | null = null;
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
    return this.isDeaf || this.making || this.mending ? null : this.changes;
  }

  hearing(): void {
    this.isDeaf = false;
    this.changeOf('');
  }

  deaf(): void {
    this.isDeaf = true;
    this.timesDeaf += 1;
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
    while (this.making || this.mending) await Promise.all([this.making, this.mending]);
  }

  private readAnew(courseId: string): void {
    this.changes += 1;
    if (courseId === '') this.isDue = true;
    else for (const changed of [this.made?.changed, this.changedSince]) changed?.add(courseId);
    this.catchUp();
  }

  private catchUp(): void {
    if (this.isDeaf) return;
    const { made } = this;
    if (this.isDue)
      this.making ??= this.trying(this.make()).then(() => {
        this.making = null;
        this.catchUp();
      });
    if (made && made.changed.size > 0)
      this.mending ??= this.trying(this.mend(made)).then(() => {
        this.mending = null;
        this.catchUp();
      });
  }

  private async trying(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.made = null;
      this.log.warn({ err: error }, 'the head of the search index could not be kept');
      await sleep(AGAIN_MS, undefined, { ref: false });
      this.isDue = true;
    }
  }

  private async make(): Promise<void> {
    this.isDue = false;
    const changed = (this.changedSince = new Set<string>());
    const { timesDeaf } = this;
    const began = performance.now();
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
    const words = await this.allWords();
    const made: Made = { head, isWhole, words, changed };
    while (changed.size > 0) await this.mend(made);
    // Of what was read before it was deaf, changes may have been missed.
    if (timesDeaf === this.timesDeaf) this.made = made;
    const [seconds, bytes] = [(performance.now() - began) / 1_000, head.bytes + words.bytes];
    const figures = {
      courses: head.size,
      isWhole: made.isWhole,
      words: words.size,
      bytes,
      seconds,
    };
    this.log.info(figures, 'the head of the search index is in memory');
  }

  private async allWords(): Promise<TextNumbers> {
    const words = new TextNumbers();
    for (let last: string | undefined = ''; last !== undefined && words.size < MOST_COURSES;) {
      const page: string[] = await this.source.words(last, WORD_PAGE);
      for (const word of page) words.numberOf(word);
      last = page.at(-1);
    }
    return words;
  }

  private async mend(made: Made): Promise<void> {
    const { head, changed } = made;
    const courseIds = [...changed].slice(0, PAGE);
    for (const courseId of courseIds) changed.delete(courseId);
    const rows = await this.source.of(courseIds);
    for (const courseId of courseIds) head.remove(courseId);
    for (const row of rows)
      if ((made.isWhole || row.band < 2) && head.size < MOST_COURSES)
        head.put(listingOf(row), tokensOf(row.vector));
      else made.isWhole = false;
    const isLoose = head.loose > Math.max(MOST_LOOSE, head.size * MOST_LOOSE_SHARE);
    if (isLoose && made === this.made && !this.making) this.isDue = true;
  }
}

function listingOf({ vector: _, band: __, ...listing }: HeadRow): Listing {
  return listing;
}
