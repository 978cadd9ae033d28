import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { Caption } from '../../domain/captions/caption.js';

export const CaptionMapping = defineEntity({
  class: mapped(Caption),
  className: 'Caption',
  tableName: 'caption',
  schema: 'catalog',
  uniques: [{ properties: ['lectureId', 'language'] }],
  properties: {
    id: p.uuid().primary(),
    lectureId: p.uuid().fieldName('lecture_id'),
    courseId: p.uuid().fieldName('course_id'),
    language: p.text().fieldName('language'),
    _vtt: p.text().fieldName('vtt'),
    _updatedAt: p.datetime().fieldName('updated_at'),
  },
});
