export * from './domain/facts.js';
/** Playback serves these files itself, after checking who may watch. */
export {
  renditionFolder,
  storyboardKey,
  videoFolder,
  videoPosterKey,
  videoSourceKey,
} from './domain/videos/video-files.js';

export type CourseStatus = 'draft' | 'published' | 'retired';

/** What selling a course depends on. */
export interface CourseOffer {
  readonly courseId: string;
  readonly title: string;
  readonly creatorId: string;
  readonly status: CourseStatus;
  /** Paise; null if the educator has not set a price, 0 for a free course. */
  readonly pricePaise: number | null;
}

/** The data of a course that other modules' lists show. */
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

/** A video's place in the catalog, from which playback decides who may watch. */
export interface VideoPlace {
  readonly videoId: string;
  readonly lectureId: string;
  readonly courseId: string;
  readonly creatorId: string;
  readonly courseStatus: CourseStatus;
  readonly isPreviewFree: boolean;
  /** The type of an upload that is served as it is, for lack of renditions; null otherwise. */
  readonly originalType: 'video/mp4' | 'video/webm' | null;
}

/** The result of comparing the media store with the database. */
export interface ScrubbedMedia {
  /** Keys that nothing refers to, at least a day old. */
  readonly orphans: readonly string[];
  /** Keys that something refers to and that the store lacks. */
  readonly missing: readonly string[];
  /** Whether the orphans have been removed. */
  readonly isRemoved: boolean;
}

/** The API of catalog for other modules. */
export abstract class CatalogApi {
  abstract offerOf(courseId: string): Promise<CourseOffer | null>;
  /** The existing courses among the ids, retired ones included, by id. */
  abstract summariesOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseSummary>>;
  /** Ids of all courses of the educator, retired ones included. */
  abstract courseIdsOf(creatorId: string): Promise<readonly string[]>;
  abstract curriculumOf(courseId: string): Promise<Curriculum | null>;
  /** The curriculum of the lecture's course, or null; one query. */
  abstract curriculumWith(lectureId: string): Promise<Curriculum | null>;
  /** The existing curricula by course id; one query for all. */
  abstract curriculaOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, Curriculum>>;
  /** Null for videos that cannot be played (not ready, replaced, removed). */
  abstract placeOfVideo(videoId: string): Promise<VideoPlace | null>;
  /** The HLS master playlist of a playable video, or null. */
  abstract masterPlaylistOf(videoId: string): Promise<string | null>;
  /** The captions (WebVTT) of the lecture that the playable video belongs to, or null. */
  abstract captionsOf(videoId: string, language: string): Promise<string | null>;
  /** Adds to the course's enrollment counter; joins the caller's transaction. @throws NotFound for a deleted course */
  abstract countEnrollments(courseId: string, change: 1 | -1): Promise<void>;
  /** Adds to the course's rating counters; joins the caller's transaction. @throws NotFound for a deleted course */
  abstract countRating(courseId: string, change: { sum: number; count: number }): Promise<void>;
  /** Compares the media store with the database; removes orphans if asked to. */
  abstract scrubMedia(options: { readonly remove: boolean }): Promise<ScrubbedMedia>;
}

/** What catalog holds about a person, for the data export they may ask for. */
export abstract class CatalogRecords {
  /** Lists of plain records by kind: courses, uploads, handouts. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}
