export * from './domain/facts.js';
/** Playback sends these files itself, once it knows who may watch. */
export {
  renditionFolder,
  storyboardKey,
  videoFolder,
  videoPosterKey,
  videoSourceKey,
} from './domain/video-files.js';

export type CourseStatus = 'draft' | 'published' | 'retired';

/** What a seller must know of a course. */
export interface CourseOffer {
  readonly courseId: string;
  readonly title: string;
  readonly creatorId: string;
  readonly status: CourseStatus;
  /** Paise; null while the educator has not set one, 0 for a free course. */
  readonly pricePaise: number | null;
}

/** The little that lists elsewhere show of a course. */
export interface CourseSummary {
  readonly courseId: string;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly category: string;
  readonly level: string | null;
  readonly creatorId: string;
  readonly status: CourseStatus;
}

export interface CurriculumLecture {
  readonly lectureId: string;
  readonly title: string;
  /** Seconds; null while there is no playable video. */
  readonly durationSeconds: number | null;
  readonly addedAt: Date;
}

export interface Curriculum {
  readonly courseId: string;
  readonly creatorId: string;
  readonly status: CourseStatus;
  /** In the educator's order. */
  readonly lectures: readonly CurriculumLecture[];
}

/** A video's place in the catalog: what playback has to decide by. */
export interface VideoPlace {
  readonly videoId: string;
  readonly lectureId: string;
  readonly courseId: string;
  readonly creatorId: string;
  readonly courseStatus: CourseStatus;
  readonly isPreviewFree: boolean;
  /** What the upload is when it is watched as it is, for want of renditions; null when it is not. */
  readonly originalType: 'video/mp4' | 'video/webm' | null;
}

/** What a comparison of the media store with the database found. */
export interface ScrubbedMedia {
  /** Keys nobody refers to, a day old at least. */
  readonly orphans: readonly string[];
  /** Keys that somebody refers to and the store has not. */
  readonly missing: readonly string[];
  /** Whether the orphans are gone now. */
  readonly isRemoved: boolean;
}

/** What other modules may ask catalog. */
export abstract class CatalogApi {
  abstract offerOf(courseId: string): Promise<CourseOffer | null>;
  /** The courses that exist among the ids, retired ones included, by id. */
  abstract summariesOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseSummary>>;
  /** Ids of all courses that the educator made, retired ones included. */
  abstract courseIdsOf(creatorId: string): Promise<readonly string[]>;
  abstract curriculumOf(courseId: string): Promise<Curriculum | null>;
  /** The curriculum that the lecture stands in, or null; one query. */
  abstract curriculumWith(lectureId: string): Promise<Curriculum | null>;
  /** Curricula of those courses that exist, by id; one query for all. */
  abstract curriculaOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, Curriculum>>;
  /** Null for videos that cannot be watched (not ready, replaced, removed). */
  abstract placeOfVideo(videoId: string): Promise<VideoPlace | null>;
  /** The HLS master playlist of a playable video, or null. */
  abstract masterPlaylistOf(videoId: string): Promise<string | null>;
  /** The captions (WebVTT) of the lecture that the playable video belongs to, or null. */
  abstract captionsOf(videoId: string, language: string): Promise<string | null>;
  /** Adds to the course's enrollment counter; joins the caller's transaction. @throws NotFound for a course that is gone */
  abstract countEnrollments(courseId: string, change: 1 | -1): Promise<void>;
  /** Adds to the course's rating counters; joins the caller's transaction. @throws NotFound for a course that is gone */
  abstract countRating(courseId: string, change: { sum: number; count: number }): Promise<void>;
  /** Compares the store of media with the database; removes what has no owner when asked to. */
  abstract scrubMedia(options: { readonly remove: boolean }): Promise<ScrubbedMedia>;
}

/** For the file a person may ask for: what catalog holds about them. */
export abstract class CatalogRecords {
  /** Lists of plain records, by what they are: courses, uploads. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}
