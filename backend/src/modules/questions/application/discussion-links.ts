/** Links to the client's pages of questions. */
export abstract class DiscussionLinks {
  /** The absolute URL of the page where an educator answers. */
  abstract toAwaiting(): string;
  /** The absolute URL of a question beside its lecture. */
  abstract toQuestion(question: { courseId: string; lectureId: string; id: string }): string;
}
