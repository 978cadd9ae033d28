export { AwaitingQuestions as default } from '../../../features/questions/awaiting-questions';
export { features } from '../../../features/questions/questions.features';
