import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import type { Rendition } from '../../domain/videos/video-rendition.js';
import type { SourceFacts } from '../../domain/videos/video-source.js';
import type { VideoStatus } from '../../domain/videos/video-status.js';
import { Video } from '../../domain/videos/video.js';

export const VideoMapping = defineEntity({
  class: mapped(Video),
  className: 'Video',
  tableName: 'video',
  schema: 'catalog',
  indexes: [{ properties: ['lectureId', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    // No foreign keys, because a video outlives its lecture until its files are deleted.
    lectureId: p.uuid().fieldName('lecture_id'),
    courseId: p.uuid().fieldName('course_id'),
    sourceKey: p.text().fieldName('source_key'),
    size: p.bigint('number').fieldName('size'),
    createdAt: p.datetime().fieldName('created_at'),
    _status: p.text().$type<VideoStatus>().fieldName('status'),
    _reason: p.text().fieldName('reason').nullable(),
    _source: p.json().$type<SourceFacts>().fieldName('source').nullable(),
    _renditions: p.json().$type<readonly Rendition[]>().fieldName('renditions'),
    _originalQuality: p.boolean().fieldName('original_quality'),
    _posterKey: p.text().fieldName('poster_key').nullable(),
    _hasStoryboard: p.boolean().default(false).fieldName('has_storyboard'),
    _readyAt: p.datetime().fieldName('ready_at').nullable(),
    _discardedAt: p.datetime().fieldName('discarded_at').nullable(),
    _version: p.integer().fieldName('version').version(),
  },
});
