import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { type Answer, Question } from '../../domain/question.js';

export const QuestionMapping = defineEntity({
  class: mapped(Question),
  className: 'Question',
  tableName: 'question',
  schema: 'questions',
  indexes: [
    { properties: ['courseId', 'createdAt', 'id'] },
    { properties: ['lectureId', 'createdAt', 'id'] },
  ],
  properties: {
    id: p.uuid().primary(),
    courseId: p.uuid().fieldName('course_id'),
    lectureId: p.uuid().fieldName('lecture_id'),
    positionSeconds: p.integer().fieldName('position_seconds'),
    createdAt: p.datetime().fieldName('created_at'),
    _authorId: p.uuid().fieldName('author_id').nullable(),
    _text: p.text().fieldName('text').nullable(),
    _editedAt: p.datetime().fieldName('edited_at').nullable(),
    _answers: p.json<readonly Answer[]>().fieldName('answers'),
    _isAwaiting: p.boolean().fieldName('is_awaiting'),
    _told: p.smallint().fieldName('told'),
    _isToldOfLearners: p.boolean().fieldName('is_told_of_learners'),
  },
});
