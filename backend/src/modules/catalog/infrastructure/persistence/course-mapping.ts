import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { Course } from '../../domain/courses/course.js';
import type { Category, Level } from '../../domain/courses/course-vocabulary.js';
import { Lecture } from '../../domain/lectures/lecture.js';

const SCHEMA = 'catalog';

export const CourseMapping = defineEntity({
  class: mapped(Course),
  className: 'Course',
  tableName: 'course',
  schema: SCHEMA,
  indexes: [{ properties: ['creatorId', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    creatorId: p.uuid().fieldName('creator_id'),
    _title: p.text().fieldName('title'),
    _subTitle: p.text().fieldName('sub_title'),
    _description: p.text().fieldName('description'),
    _category: p.text().$type<Category>().fieldName('category'),
    _level: p.text().$type<Level>().fieldName('level').nullable(),
    _pricePaise: p.integer().fieldName('price_paise').nullable(),
    _thumbnailId: p.uuid().fieldName('thumbnail_id').nullable(),
    _isPublished: p.boolean().fieldName('is_published'),
    _publishedAt: p.datetime().fieldName('published_at').nullable(),
    _retiredAt: p.datetime().fieldName('retired_at').nullable(),
    _withheldAt: p.datetime().fieldName('withheld_at').nullable(),
    wasSold: p.boolean().fieldName('was_sold'),
    enrollmentCount: p.integer().fieldName('enrollment_count'),
    ratingSum: p.integer().fieldName('rating_sum'),
    ratingCount: p.integer().fieldName('rating_count'),
    _version: p.integer().fieldName('version').version(),
    createdAt: p.datetime().fieldName('created_at'),
    _updatedAt: p.datetime().fieldName('updated_at'),
  },
});

export const LectureMapping = defineEntity({
  class: mapped(Lecture),
  className: 'Lecture',
  tableName: 'lecture',
  schema: SCHEMA,
  properties: {
    id: p.uuid().primary(),
    courseId: p.uuid().fieldName('course_id').index(),
    _title: p.text().fieldName('title'),
    _position: p.integer().fieldName('position'),
    _sectionTitle: p.text().fieldName('section_title').nullable(),
    _isPreviewFree: p.boolean().fieldName('is_preview_free'),
    createdAt: p.datetime().fieldName('created_at'),
  },
});
