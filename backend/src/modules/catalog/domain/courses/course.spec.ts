import { describe, expect, it } from '@jest/globals';
import { Forbidden, InvalidInput, NotFound } from '../../../../platform/domain/domain-error.js';
import { Money } from '../../../../platform/domain/money.js';
import { aCourse, CREATED_AT, EDUCATOR, STRANGER } from '../../testing/course-builder.js';
import { CoursePriceOutOfRange, StaleCourseVersion } from './course-errors.js';
import {
  CoursePublished,
  CourseRemoved,
  CourseRetired,
  CourseUnpublished,
  ListingChanged,
  ThumbnailDropped,
} from './course-facts.js';
import { Course } from './course.js';

const later = new Date('2026-11-21T06:30:00.000Z');

describe('A course', () => {
  it('starts as a draft without a price', () => {
    const course = Course.create({
      id: 'course-1',
      creatorId: EDUCATOR,
      title: 'AI for all',
      category: 'AI/ML',
      at: CREATED_AT,
    });
    expect([course.isPublished, course.price, course.level]).toEqual([false, null, null]);
  });

  it.each([
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(121) }],
    ['subTitle', { subTitle: 'x'.repeat(161) }],
    ['description', { description: 'x'.repeat(10_001) }],
  ])('refuses a %s outside its length', (_, changes) => {
    expect(() => aCourse().edit(changes, later)).toThrow(InvalidInput);
  });

  it('counts characters as people do, not UTF-16 units', () => {
    const title = '😀'.repeat(120);
    const course = aCourse();
    course.edit({ title }, later);
    expect(course.title).toBe(title);
  });

  it('keeps what an edit does not name, and clears what it names as null', () => {
    const course = aCourse({
      level: 'Advanced',
      price: Money.ofPaise(49_900),
      subTitle: 'Hands on',
    });
    course.edit({ level: null, subTitle: '' }, later);
    expect([course.level, course.subTitle, course.price?.paise]).toEqual([null, '', 49_900]);
    expect(course.updatedAt).toEqual(later);
  });

  it.each([0, 100, 20_000_000])('takes a price of %i paise', (paise) => {
    const course = aCourse();
    course.edit({ price: Money.ofPaise(paise) }, later);
    expect(course.price?.paise).toBe(paise);
  });

  it.each([1, 99, 20_000_001])('refuses a price of %i paise', (paise) => {
    expect(() => aCourse().edit({ price: Money.ofPaise(paise) }, later)).toThrow(
      CoursePriceOutOfRange,
    );
  });

  it('refuses an edit made on an older version', () => {
    const course = aCourse();
    expect(() => course.assertVersion(course.version - 1)).toThrow(StaleCourseVersion);
    expect(() => course.assertVersion(course.version)).not.toThrow();
    expect(() => course.assertVersion(undefined)).not.toThrow();
  });

  it('drops the picture that a new one replaces', () => {
    const course = aCourse({ thumbnailId: 'old' });
    course.edit({ thumbnailId: 'new' }, later);
    expect(course.thumbnailId).toBe('new');
    expect(course.pullFacts()).toEqual([ThumbnailDropped.of({ thumbnailId: 'old' })]);
  });
});

describe('Publishing', () => {
  it('tells when the toggle really moves', () => {
    const course = aCourse();
    course.edit({ isPublished: true }, later);
    course.edit({ isPublished: true }, later);
    course.edit({ isPublished: false }, later);
    expect(course.pullFacts()).toEqual([
      CoursePublished.of({ courseId: 'course-1' }),
      ListingChanged.of({ courseId: 'course-1' }),
      ListingChanged.of({ courseId: 'course-1' }),
      CourseUnpublished.of({ courseId: 'course-1' }),
      ListingChanged.of({ courseId: 'course-1' }),
    ]);
  });

  it('tells of every edit while it is on show, and of none of a draft', () => {
    const [draft, shown] = [aCourse(), aCourse({ isPublished: true })];
    draft.edit({ title: 'Renamed' }, later);
    shown.edit({ title: 'Renamed' }, later);
    expect([draft.pullFacts(), shown.pullFacts()]).toEqual([
      [],
      [ListingChanged.of({ courseId: 'course-1' })],
    ]);
  });
});

describe('Editing rights', () => {
  it('belong to the educator', () => {
    expect(() => aCourse().assertEditableBy(EDUCATOR)).not.toThrow();
  });

  it('are refused to others where the course is on show', () => {
    expect(() => aCourse({ isPublished: true }).assertEditableBy(STRANGER)).toThrow(Forbidden);
  });

  it('are refused to others without a hint where it is a draft', () => {
    expect(() => aCourse().assertEditableBy(STRANGER)).toThrow(NotFound);
  });

  it('end for everybody when it retires', () => {
    const course = aCourse({ isPublished: true, wasSold: true });
    course.remove(later);
    expect(() => course.assertEditableBy(EDUCATOR)).toThrow(NotFound);
    expect(() => course.assertEditableBy(STRANGER)).toThrow(NotFound);
  });
});

describe('Removing', () => {
  it('deletes a course nobody ever bought, picture included', () => {
    const course = aCourse({ thumbnailId: 'picture' });
    expect(course.remove(later)).toBe(true);
    expect(course.pullFacts()).toEqual([
      ThumbnailDropped.of({ thumbnailId: 'picture' }),
      CourseRemoved.of({ courseId: 'course-1' }),
    ]);
  });

  it.each([
    ['taken off the catalog', true, [CourseUnpublished.of({ courseId: 'course-1' })]],
    ['never on show', false, []],
  ])('tells that a course was %s', (_, isPublished, told) => {
    const course = aCourse({ isPublished });
    course.remove(later);
    const type = CourseUnpublished.name;
    expect(course.pullFacts().filter((fact) => fact.type === type)).toEqual(told);
  });

  it('retires a course that was sold: off the catalog, kept for its buyers', () => {
    const course = aCourse({ isPublished: true, thumbnailId: 'picture', wasSold: true });
    expect(course.remove(later)).toBe(false);
    expect([course.isPublished, course.isRetired, course.thumbnailId]).toEqual([
      false,
      true,
      'picture',
    ]);
    expect(course.pullFacts()).toEqual([
      CourseUnpublished.of({ courseId: 'course-1' }),
      ListingChanged.of({ courseId: 'course-1' }),
      CourseRetired.of({ courseId: 'course-1' }),
    ]);
  });
});
