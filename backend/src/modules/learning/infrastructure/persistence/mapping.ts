import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { Certificate, type RevocationCause } from '../../domain/certificate.js';
import type { ProgressRecord } from '../../domain/course-progress.js';
import { Enrollment, type EnrollmentStatus } from '../../domain/enrollment.js';
import type { Grant } from '../../domain/grant.js';
import { Note } from '../../domain/note.js';
import { WeeklyGoal } from '../../domain/weekly-goal.js';

export const EnrollmentMapping = defineEntity({
  class: mapped(Enrollment),
  className: 'Enrollment',
  tableName: 'enrollment',
  schema: 'learning',
  uniques: [{ properties: ['learnerId', 'courseId'] }],
  indexes: [
    { properties: ['learnerId', 'enrolledAt'] },
    { properties: ['courseId', 'enrolledAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    learnerId: p.uuid().fieldName('learner_id'),
    courseId: p.uuid().fieldName('course_id'),
    _status: p.text().$type<EnrollmentStatus>().fieldName('status'),
    _grantKind: p.text().$type<Grant['kind']>().fieldName('grant_kind'),
    _orderId: p.uuid().fieldName('order_id').nullable(),
    enrolledAt: p.datetime().fieldName('enrolled_at'),
    _activeSince: p.datetime().fieldName('active_since'),
    _endedAt: p.datetime().fieldName('ended_at').nullable(),
    _progress: p.json<ProgressRecord>().fieldName('progress'),
  },
});

export const CertificateMapping = defineEntity({
  class: mapped(Certificate),
  className: 'Certificate',
  tableName: 'certificate',
  schema: 'learning',
  uniques: [{ properties: ['learnerId', 'courseId'] }, { properties: ['number'] }],
  properties: {
    id: p.uuid().primary(),
    number: p.text(),
    learnerId: p.uuid().fieldName('learner_id'),
    courseId: p.uuid().fieldName('course_id'),
    courseTitle: p.text().fieldName('course_title'),
    seconds: p.integer(),
    completedAt: p.datetime().fieldName('completed_at'),
    issuedAt: p.datetime().fieldName('issued_at'),
    _holderName: p.text().fieldName('holder_name').nullable(),
    _revokedAt: p.datetime().fieldName('revoked_at').nullable(),
    _revocationCause: p.text().$type<RevocationCause>().fieldName('revocation_cause').nullable(),
    _revocationReason: p.text().fieldName('revocation_reason').nullable(),
  },
});

export const WeeklyGoalMapping = defineEntity({
  class: mapped(WeeklyGoal),
  className: 'WeeklyGoal',
  tableName: 'weekly_goal',
  schema: 'learning',
  properties: {
    learnerId: p.uuid().fieldName('learner_id').primary(),
    minutes: p.integer().nullable(),
  },
});

export const NoteMapping = defineEntity({
  class: mapped(Note),
  className: 'Note',
  tableName: 'note',
  schema: 'learning',
  indexes: [{ properties: ['learnerId', 'courseId'] }],
  properties: {
    id: p.uuid().primary(),
    learnerId: p.uuid().fieldName('learner_id'),
    courseId: p.uuid().fieldName('course_id'),
    lectureId: p.uuid().fieldName('lecture_id'),
    courseTitle: p.text().fieldName('course_title'),
    lectureTitle: p.text().fieldName('lecture_title'),
    positionSeconds: p.integer().fieldName('position_seconds'),
    _text: p.text().fieldName('text'),
    createdAt: p.datetime().fieldName('created_at'),
    _updatedAt: p.datetime().fieldName('updated_at'),
  },
});
