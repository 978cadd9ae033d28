import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import type { QuizQuestion } from '../../domain/quiz-question.js';
import { QuizResult } from '../../domain/quiz-result.js';
import { type JudgedChoice, Quiz } from '../../domain/quiz.js';

export const QuizMapping = defineEntity({
  class: mapped(Quiz),
  className: 'Quiz',
  tableName: 'quiz',
  schema: 'quizzes',
  indexes: [{ properties: ['courseId'] }],
  properties: {
    lectureId: p.uuid().fieldName('lecture_id').primary(),
    courseId: p.uuid().fieldName('course_id'),
    _questions: p.json<readonly QuizQuestion[]>().fieldName('questions'),
    _revisedAt: p.datetime().fieldName('revised_at'),
  },
});

export const QuizResultMapping = defineEntity({
  class: mapped(QuizResult),
  className: 'QuizResult',
  tableName: 'quiz_result',
  schema: 'quizzes',
  uniques: [{ properties: ['learnerId', 'lectureId'] }],
  indexes: [{ properties: ['lectureId', 'firstAt'] }],
  properties: {
    id: p.uuid().primary(),
    learnerId: p.uuid().fieldName('learner_id'),
    lectureId: p.uuid().fieldName('lecture_id'),
    firstAt: p.datetime().fieldName('first_at'),
    firstChoices: p.json<readonly JudgedChoice[]>().fieldName('first_choices'),
    _attempts: p.integer().fieldName('attempts'),
    _bestRight: p.smallint().fieldName('best_right'),
    _bestOf: p.smallint().fieldName('best_of'),
    _lastAttemptId: p.uuid().fieldName('last_attempt_id'),
    _lastAt: p.datetime().fieldName('last_at'),
  },
});
