import { AggregateRoot } from '../../../../platform/domain/aggregate-root.js';
import { Money } from '../../../../platform/domain/money.js';
import { CourseWithheld, StaleCourseVersion } from './course-errors.js';
import {
  CoursePublished,
  CourseRemoved,
  CourseRetired,
  CourseUnpublished,
  ListingChanged,
  ThumbnailDropped,
} from './course-facts.js';
import { assertPriceInRange } from './course-price.js';
import { assertEditable } from './course-standing.js';
import { type Category, COURSE_LIMITS, type Level } from './course-vocabulary.js';
import { assertLength } from '../text-length.js';

interface NewCourse {
  readonly id: string;
  readonly creatorId: string;
  readonly title: string;
  readonly category: Category;
  readonly at: Date;
}

/** Absent fields stay as they are; null clears one. */
export interface CourseChanges {
  readonly title?: string | undefined;
  readonly subTitle?: string | undefined;
  readonly description?: string | undefined;
  readonly category?: Category | undefined;
  readonly level?: Level | null | undefined;
  readonly price?: Money | null | undefined;
  readonly thumbnailId?: string | undefined;
  readonly isPublished?: boolean | undefined;
}

/** A course without its lectures, which are separate aggregates: editing a course must not load hundreds of them. */
export class Course extends AggregateRoot {
  private _subTitle = '';
  private _description = '';
  private _level: Level | null = null;
  private _pricePaise: number | null = null;
  private _thumbnailId: string | null = null;
  private _isPublished = false;
  private _publishedAt: Date | null = null;
  private _retiredAt: Date | null = null;
  private _withheldAt: Date | null = null;
  private _updatedAt: Date;
  private _version = 1;
  // Updated in the database by the transactions that enroll and rate, never by this object.
  readonly wasSold: boolean = false;
  readonly enrollmentCount: number = 0;
  readonly ratingSum: number = 0;
  readonly ratingCount: number = 0;

  private constructor(
    readonly id: string,
    readonly creatorId: string,
    private _title: string,
    private _category: Category,
    readonly createdAt: Date,
  ) {
    super();
    this._updatedAt = createdAt;
  }

  static create({ id, creatorId, title, category, at }: NewCourse): Course {
    assertLength('title', title, { label: 'Title', min: 1, max: COURSE_LIMITS.title });
    return new Course(id, creatorId, title, category, at);
  }

  /** @throws NotFound, Forbidden */
  assertEditableBy(userId: string): void {
    assertEditable(this, userId);
  }

  /** @throws StaleCourseVersion when the caller has seen a different version */
  assertVersion(seen: number | undefined): void {
    if (seen !== undefined && seen !== this._version) throw new StaleCourseVersion();
  }

  edit(changes: CourseChanges, at: Date): void {
    const wasPublished = this._isPublished;
    this.editTexts(changes);
    if (changes.category !== undefined) this._category = changes.category;
    if (changes.level !== undefined) this._level = changes.level;
    if (changes.price !== undefined) this.setPrice(changes.price);
    if (changes.thumbnailId !== undefined) this.setThumbnail(changes.thumbnailId);
    if (changes.isPublished !== undefined) this.show(changes.isPublished, at);
    this._updatedAt = at;
    if (wasPublished || this._isPublished) this.tellListing();
  }

  /**
   * Takes the course away from its educator and the catalog.
   * @returns whether it may be deleted; a course that was ever sold is retired instead, because buyers keep it.
   */
  remove(at: Date): boolean {
    if (this._isPublished) {
      // Modules that keep a list of published courses subscribe to these facts only.
      this.show(false, at);
      this.tellListing();
    }
    if (this.wasSold) {
      this._retiredAt = at;
      this._updatedAt = at;
      this.record(CourseRetired.of({ courseId: this.id }));
      return false;
    }
    this.dropThumbnail();
    this.record(CourseRemoved.of({ courseId: this.id }));
    return true;
  }

  /**
   * Staff take the course out of the catalog, and its educator cannot publish it until they release it. Buyers keep it.
   */
  withhold(at: Date): void {
    this._withheldAt ??= at;
    if (!this._isPublished) return;
    this.show(false, at);
    this._updatedAt = at;
    this.tellListing();
  }

  /** Lets the educator publish it again; until then it stays out of the catalog. */
  release(): void {
    this._withheldAt = null;
  }

  private tellListing(): void {
    this.record(ListingChanged.of({ courseId: this.id }));
  }

  private editTexts({ title, subTitle, description }: CourseChanges): void {
    if (title !== undefined) {
      assertLength('title', title, { label: 'Title', min: 1, max: COURSE_LIMITS.title });
      this._title = title;
    }
    if (subTitle !== undefined) {
      assertLength('subTitle', subTitle, { label: 'Subtitle', max: COURSE_LIMITS.subTitle });
      this._subTitle = subTitle;
    }
    if (description !== undefined) {
      const rule = { label: 'Description', max: COURSE_LIMITS.description };
      assertLength('description', description, rule);
      this._description = description;
    }
  }

  private setPrice(price: Money | null): void {
    if (price) assertPriceInRange(price);
    this._pricePaise = price ? price.paise : null;
  }

  private setThumbnail(thumbnailId: string): void {
    this.dropThumbnail();
    this._thumbnailId = thumbnailId;
  }

  private dropThumbnail(): void {
    if (this._thumbnailId) this.record(ThumbnailDropped.of({ thumbnailId: this._thumbnailId }));
  }

  private show(isPublished: boolean, at: Date): void {
    if (isPublished === this._isPublished) return;
    if (isPublished && this.isWithheld) throw new CourseWithheld();
    this._isPublished = isPublished;
    // The first publication counts, or republishing would put a course at the top of the newest.
    if (isPublished) this._publishedAt ??= at;
    this.record((isPublished ? CoursePublished : CourseUnpublished).of({ courseId: this.id }));
  }

  get title(): string {
    return this._title;
  }

  get subTitle(): string {
    return this._subTitle;
  }

  get description(): string {
    return this._description;
  }

  get category(): Category {
    return this._category;
  }

  get level(): Level | null {
    return this._level;
  }

  /** Null if not set; zero for a free course. */
  get price(): Money | null {
    return this._pricePaise === null ? null : Money.ofPaise(this._pricePaise);
  }

  get thumbnailId(): string | null {
    return this._thumbnailId;
  }

  get isPublished(): boolean {
    return this._isPublished;
  }

  get isRetired(): boolean {
    return this._retiredAt !== null;
  }

  get isWithheld(): boolean {
    return this._withheldAt !== null;
  }

  get updatedAt(): Date {
    return this._updatedAt;
  }

  get version(): number {
    return this._version;
  }
}
