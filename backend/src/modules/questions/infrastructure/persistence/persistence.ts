import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { QuestionMapping } from './mapping.js';

export const questionsPersistence: Persistence = {
  schema: 'questions',
  mappings: [QuestionMapping],
};
