import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { QuizMapping, QuizResultMapping } from './mapping.js';

export const quizzesPersistence: Persistence = {
  schema: 'quizzes',
  mappings: [QuizMapping, QuizResultMapping],
};
