/** Remembers which mail told an educator of questions in a course, so that there is one a day (UTC). */
export abstract class EducatorNotices {
  /** Whether this mail is the one of the day; also when it is sent again after a failure. */
  abstract claim(courseId: string, at: Date, mailId: string): Promise<boolean>;
}
