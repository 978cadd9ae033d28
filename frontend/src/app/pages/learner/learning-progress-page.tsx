export { LearningProgress as default } from '../../../features/learning/learning-progress';
