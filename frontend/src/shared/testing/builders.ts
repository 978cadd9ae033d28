import type {
  Answer,
  AnswerKey,
  DiscussionAuthor,
  QuestionThread,
  Quiz,
  Course,
  CourseDetail,
  CourseNotes,
  EnrolledCourse,
  FoundCourse,
  Lecture,
  Review,
  ShownNote,
  Site,
  User,
} from '../api/types';

export function aUser(changes: Partial<User> = {}): User {
  return {
    _id: 'user-1',
    name: 'Asha Rao',
    email: 'asha@example.com',
    role: 'student',
    description: '',
    photoUrl: null,
    memberSince: '2026-10-01T09:00:00.000Z',
    emailVerified: true,
    hasPassword: true,
    enrolledCourses: [],
    ...changes,
  };
}

export function aCourse(changes: Partial<Course> = {}): Course {
  return {
    _id: 'course-1',
    title: 'Practical CCTV Monitoring',
    subTitle: 'From the first shift to the control room',
    description: 'What a good operator looks at.',
    category: 'Others',
    level: 'Beginner',
    price: 499,
    thumbnail: null,
    thumbnailSet: null,
    isPublished: true,
    creator: 'educator-1',
    creatorName: 'Meera Iyer',
    lectures: [],
    enrolledStudents: [],
    reviews: [],
    averageRating: 0,
    reviewCount: 0,
    enrolledCount: 0,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    version: 1,
    ...changes,
  };
}

export function aCourseDetail(changes: Partial<CourseDetail> = {}): CourseDetail {
  return {
    ...aCourse(),
    lectures: [],
    reviews: [],
    otherCourses: [],
    creatorCard: null,
    isRetired: false,
    ...changes,
  };
}

export function anEnrolledCourse(changes: Partial<EnrolledCourse> = {}): EnrolledCourse {
  return {
    _id: 'course-1',
    title: 'Monitoring',
    thumbnail: null,
    category: 'Others',
    level: null,
    ...changes,
  };
}

export function aFoundCourse(changes: Partial<FoundCourse> = {}): FoundCourse {
  return {
    _id: 'course-1',
    title: 'Practical CCTV Monitoring',
    category: 'Others',
    level: 'Beginner',
    price: 499,
    thumbnail: null,
    averageRating: 4.6,
    why: ['Beginner', 'matches: cctv'],
    ...changes,
  };
}

export function aReview(changes: Partial<Review> = {}): Review {
  return {
    _id: 'review-1',
    rating: 4,
    comment: 'Clear and to the point.',
    reply: null,
    courseId: 'course-1',
    createdAt: '2026-11-02T09:00:00.000Z',
    user: { name: 'Ravi Kumar', photoUrl: null, role: 'student' },
    ...changes,
  };
}

export function aSite(changes: Partial<Site> = {}): Site {
  return {
    googleClientId: null,
    loopbackIdentity: true,
    paymentProvider: 'sandbox',
    razorpayKeyId: null,
    siteFigures: 'spec',
    otpDigits: 4,
    refund: { days: 7, watchedPercent: 30 },
    asksBuyerState: false,
    contacts: {
      phone: '+91 20 1234 5678',
      chatUrl: 'https://chat.test/',
      email: 'hello@lectern.test',
      supportEmail: 'help@lectern.test',
    },
    social: {
      facebook: 'https://social.test/f',
      linkedin: 'https://social.test/l',
      youtube: 'https://social.test/y',
      github: 'https://social.test/g',
    },
    operator: {
      name: 'Lectern Learning Private Limited',
      address: '12 Example Road, Pune 411001',
      grievanceOfficer: 'Leela Rao',
      grievanceEmail: 'grievance@lectern.test',
    },
    ...changes,
  };
}

export function aLecture(changes: Partial<Lecture> = {}): Lecture {
  return {
    _id: 'lecture-1',
    lectureTitle: 'The first shift',
    isPreviewFree: false,
    videoUrl: null,
    videoStatus: 'none',
    failureReason: null,
    durationSeconds: null,
    posterUrl: null,
    storyboardUrl: null,
    captions: [],
    locked: false,
    ...changes,
  };
}

export function aNote(changes: Partial<ShownNote> = {}): ShownNote {
  return {
    _id: 'note-1',
    courseId: 'course-1',
    lectureId: 'lecture-1',
    lectureTitle: 'The first shift',
    positionSeconds: 192,
    text: 'Look at the exits first.',
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    isWatchable: true,
    ...changes,
  };
}

/** A quiz of one question, with a right option (or several) and a wrong one; what is right is not in it. */
export function aQuiz(changes: Partial<Quiz> = {}): Quiz & Record<string, unknown> {
  return {
    lectureId: 'lecture-1',
    courseId: 'course-1',
    revisedAt: '2026-11-21T09:00:00.000Z',
    questions: [
      {
        _id: 'question-1',
        text: 'How large is their sum?',
        takesSeveral: false,
        options: [
          { _id: 'option-1', text: '90' },
          { _id: 'option-2', text: '180' },
        ],
      },
    ],
    standing: null,
    ...changes,
  };
}

/** The same as its educator sees it. */
export function anAnswerKey(changes: Partial<AnswerKey> = {}): AnswerKey & Record<string, unknown> {
  return {
    lectureId: 'lecture-1',
    courseId: 'course-1',
    lectureTitle: 'Angles',
    revisedAt: '2026-11-21T09:00:00.000Z',
    learners: 0,
    questions: [
      {
        _id: 'question-1',
        text: 'How large is their sum?',
        explanation: 'Draw a parallel.',
        answered: 0,
        right: 0,
        options: [
          { _id: 'option-1', text: '90', isRight: false, chosen: 0 },
          { _id: 'option-2', text: '180', isRight: true, chosen: 0 },
        ],
      },
    ],
    ...changes,
  };
}

const asha: DiscussionAuthor = {
  name: 'Asha Rao',
  photoUrl: null,
  isEducator: false,
  isSelf: false,
};

export function aThread(
  changes: Partial<QuestionThread> = {},
): QuestionThread & Record<string, unknown> {
  return {
    _id: 'question-1',
    courseId: 'course-1',
    lectureId: 'lecture-1',
    lectureTitle: 'The first shift',
    positionSeconds: 192,
    text: 'Why the exits first?',
    author: asha,
    createdAt: '2026-11-21T09:00:00.000Z',
    editedAt: null,
    answerCount: changes.answers?.length ?? 0,
    isAwaiting: true,
    answers: [],
    ...changes,
  };
}

export function anAnswer(changes: Partial<Answer> = {}): Answer {
  return {
    _id: 'answer-1',
    text: 'Because people leave by them.',
    author: { name: 'Meera Iyer', photoUrl: null, isEducator: true, isSelf: false },
    createdAt: '2026-11-21T10:00:00.000Z',
    editedAt: null,
    ...changes,
  };
}

export function aCourseNotes(
  changes: Partial<CourseNotes> = {},
): CourseNotes & Record<string, unknown> {
  return {
    courseId: 'course-1',
    courseTitle: 'Practical CCTV Monitoring',
    mayAdd: true,
    notes: [],
    ...changes,
  };
}
