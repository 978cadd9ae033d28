import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { Upload, type UploadPart } from '../../domain/uploads/upload.js';

export const UploadMapping = defineEntity({
  class: mapped(Upload),
  className: 'Upload',
  tableName: 'upload',
  schema: 'catalog',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid().fieldName('owner_id'),
    lectureId: p.uuid().fieldName('lecture_id'),
    courseId: p.uuid().fieldName('course_id'),
    size: p.bigint('number').fieldName('size'),
    fileName: p.text().fieldName('file_name'),
    sha256: p.text().fieldName('sha256').nullable(),
    createdAt: p.datetime().fieldName('created_at'),
    _parts: p.json().$type<readonly UploadPart[]>().fieldName('parts'),
    _touchedAt: p.datetime().fieldName('touched_at'),
    _takenAt: p.datetime().fieldName('taken_at').nullable(),
    _version: p.integer().fieldName('version').version(),
  },
});
