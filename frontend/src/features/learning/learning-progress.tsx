export function LearningProgress() {
  return null;
}
