import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import {
  CertificateMapping,
  EnrollmentMapping,
  NoteMapping,
  WeeklyGoalMapping,
} from './mapping.js';

export const learningPersistence: Persistence = {
  schema: 'learning',
  mappings: [EnrollmentMapping, CertificateMapping, WeeklyGoalMapping, NoteMapping],
};
