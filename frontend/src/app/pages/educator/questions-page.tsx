import { AwaitingQuestions } from '../../../features/questions/awaiting-questions';

export default function QuestionsPage() {
  return <AwaitingQuestions />;
}
