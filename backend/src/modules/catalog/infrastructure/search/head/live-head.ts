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
import { WrittenWords } from './written-words.js';

/** Page sizes that delay no concurrent search noticeably. */
const PAGE = 100;
const WORD_PAGE = 1_000;
/**
 * The memory that a course takes, with room: some 300 bytes in a large catalog (docs/adr/0031), and more while loading.
 */
const BYTES_PER_COURSE = 512;
/** The share of the process's memory; a catalog that fits is kept in memory completely. */
const SHARE_OF_MEMORY = 1 / 8;
const MOST_COURSES = Math.floor((memoryAllowed() * SHARE_OF_MEMORY) / BYTES_PER_COURSE);
/** With more unpacked courses, in number or share, the head is packed anew. */
const MOST_LOOSE = 5_000;
const MOST_LOOSE_SHARE = 1 / 100;
/** Sorts before every course id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const AGAIN_MS = 5_000;

interface Trusted {
  readonly head: Head;
  /** Whether the head holds all courses. */
  readonly isWhole: boolean;
  /** Words used in courses; they stay when their courses are deleted. */
  readonly words: WrittenWords;
}

interface Made extends Trusted {
  isWhole: boolean;
  /** Courses still to be reloaded into it. */
  readonly changed: Set<string>;
}

/**
 * Keeps the head current: builds it once notifications arrive, and applies each change, even while a new head is built,
 * which takes minutes for a million courses. Must not be trusted while notifications are disconnected.
 */
@Injectable()
export class LiveHead {
  private made: Made | null = null;
  private isDue = false;
  private isDeaf = true;
  private timesDeaf = 0;
  /** Courses that changed since the latest build began, which may have read their old state. */
  private changedSince = new Set<string>();
  private making: Promise<void> | null = null;
  private mending: Promise<void> | null = null;
  private changes = 0;
  private entryChanges = 0;

  constructor(
    private readonly source: HeadSource,
    private readonly log: Log,
  ) {}

  /** Null while the head may be out of date. */
  get trusted(): Trusted | null {
    return this.made;
  }

  /** Changes whenever the searchable data of courses does. */
  get version(): number {
    return this.entryChanges;
  }

  /** Changes with every change; null while changes may be missing. */
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

  /** @param courseId of the changed course; '' if many changed */
  changeOf(courseId: string): void {
    this.entryChanges += 1;
    this.readAnew(courseId);
  }

  /** Only the displayed data changed, so there is nothing to do if the head does not hold the course. */
  shownChangeOf(courseId: string): void {
    if (this.stamp === null || this.made?.head.has(courseId)) this.readAnew(courseId);
    else this.changes += 1;
  }

  /** Resolves when all announced changes are applied. */
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
    // If notifications were disconnected during the build, changes may be missing in it.
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

  private async allWords(): Promise<WrittenWords> {
    const words = new TextNumbers();
    for (let last: string | undefined = ''; last !== undefined && words.size < MOST_COURSES;) {
      const page: string[] = await this.source.words(last, WORD_PAGE);
      for (const word of page) words.numberOf(word);
      last = page.at(-1);
    }
    return new WrittenWords((await words.settle()).texts);
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
