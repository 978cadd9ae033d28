export interface LectureQuizProps {
  courseId: string;
  lectureId: string;
  /** The educator of the course tries it, and edits it elsewhere. */
  isEducator: boolean;
}
