import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { Handout } from '../../domain/handouts/handout.js';

export const HandoutMapping = defineEntity({
  class: mapped(Handout),
  className: 'Handout',
  tableName: 'handout',
  schema: 'catalog',
  indexes: [{ properties: ['lectureId'] }, { properties: ['courseId'] }],
  properties: {
    id: p.uuid().primary(),
    lectureId: p.uuid().fieldName('lecture_id'),
    courseId: p.uuid().fieldName('course_id'),
    _fileId: p.uuid().fieldName('file_id').unique('handout_file_id_unique'),
    _name: p.text().fieldName('name'),
    _size: p.integer().fieldName('size'),
    _addedAt: p.datetime().fieldName('added_at'),
  },
});
