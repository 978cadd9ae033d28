import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { Review } from '../../domain/review.js';

export const ReviewMapping = defineEntity({
  class: mapped(Review),
  className: 'Review',
  tableName: 'review',
  schema: 'reviews',
  uniques: [{ properties: ['authorId', 'courseId'] }],
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['courseId', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    courseId: p.uuid().fieldName('course_id'),
    authorId: p.uuid().fieldName('author_id'),
    _stars: p.smallint().fieldName('rating'),
    _comment: p.text().fieldName('comment'),
    createdAt: p.datetime().fieldName('created_at'),
    _editedAt: p.datetime().fieldName('edited_at').nullable(),
    _reply: p.text().fieldName('reply').nullable(),
    _repliedAt: p.datetime().fieldName('replied_at').nullable(),
    _hiddenAt: p.datetime().fieldName('hidden_at').nullable(),
  },
});
