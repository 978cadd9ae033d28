import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Files } from '../../platform/application/files.js';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { Log } from '../../platform/infrastructure/logging/log.js';
import { BeginUpload } from './application/uploads/begin-upload.js';
import { CatchUpIndex } from './application/search/catch-up-index.js';
import { ChangeVideo } from './application/videos/change-video.js';
import { CourseAccess } from './application/courses/course-access.js';
import { CardWriter, CourseCards } from './application/courses/course-cards.js';
import { CourseOverviews } from './application/courses/course-overviews.js';
import { CoursesView } from './application/courses/courses-view.js';
import { CreateCourse } from './application/courses/create-course.js';
import { CreateLecture } from './application/lectures/create-lecture.js';
import { DiscardUpload } from './application/uploads/discard-upload.js';
import { EditCourse } from './application/courses/edit-course.js';
import { EditLecture } from './application/lectures/edit-lecture.js';
import { FailVideo } from './application/videos/fail-video.js';
import { IndexCourse } from './application/search/index-course.js';
import { LectureDetails } from './application/lectures/lecture-details.js';
import { ListCreatorCourses } from './application/courses/list-creator-courses.js';
import { ListPublishedCourses } from './application/courses/list-published-courses.js';
import { MakeRenditions } from './application/videos/make-renditions.js';
import { StoreVideoPictures } from './application/videos/store-video-pictures.js';
import { ModerateCourse } from './application/courses/moderate-course.js';
import { OpenUploads } from './application/uploads/open-uploads.js';
import { OwnCourses } from './application/courses/own-courses.js';
import { OwnUploads } from './application/uploads/own-uploads.js';
import { PublicationGate } from './application/courses/publication-gate.js';
import { ReceiveVideo } from './application/videos/receive-video.js';
import { RerunVideo } from './application/videos/rerun-video.js';
import { VideoWork } from './application/videos/video-work.js';
import { SqlVideoWork } from './infrastructure/persistence/sql-video-work.js';
import { OpsVideosController } from './infrastructure/http/ops-videos.controller.js';
import { RemoveAllCourses } from './application/courses/remove-all-courses.js';
import { RemoveCourse } from './application/courses/remove-course.js';
import { RemoveLectureVideos } from './application/videos/remove-lecture-videos.js';
import { RemoveLecture } from './application/lectures/remove-lecture.js';
import { RemoveThumbnail } from './application/courses/remove-thumbnail.js';
import { RemoveVideoFiles } from './application/videos/remove-video-files.js';
import { ReorderLectures } from './application/lectures/reorder-lectures.js';
import { Dictionary } from './application/search/dictionary.js';
import { RequestInterpreter } from './application/search/request-interpreter.js';
import { SearchCourses } from './application/search/search-courses.js';
import { SearchIndex } from './application/search/search-index.js';
import { ShowCourse } from './application/courses/show-course.js';
import { ShowCreator } from './application/courses/show-creator.js';
import { ShowLectureStatus } from './application/lectures/show-lecture-status.js';
import { ShowLectures } from './application/lectures/show-lectures.js';
import { StoreThumbnail } from './application/courses/store-thumbnail.js';
import { StoreUploadParts } from './application/uploads/store-upload-parts.js';
import { StoreUpload } from './application/uploads/store-upload.js';
import { StoredBytes } from './application/videos/stored-bytes.js';
import { MediaReferences } from './application/videos/media-references.js';
import { ScrubMedia } from './application/videos/scrub-media.js';
import { SqlMediaReferences } from './infrastructure/persistence/sql-media-references.js';
import { SweepRemovedVideos } from './application/videos/sweep-removed-videos.js';
import { SweepUploads } from './application/uploads/sweep-uploads.js';
import { TakeUpload } from './application/uploads/take-upload.js';
import { TranscodeVideo } from './application/videos/transcode-video.js';
import { Transcoder } from './application/videos/transcoder.js';
import { UnderstandRequest } from './application/search/understand-request.js';
import { UploadQuota } from './application/uploads/upload-quota.js';
import { VideoProgressBoard } from './application/videos/video-progress-board.js';
import { VideoSources } from './application/videos/video-sources.js';
import { VideosView } from './application/videos/videos-view.js';
import { CatalogApi, CatalogRecords } from './contract.js';
import { SqlCatalogRecords } from './infrastructure/persistence/sql-catalog-records.js';
import { Courses } from './domain/courses.js';
import { Lectures } from './domain/lectures.js';
import { Uploads } from './domain/uploads.js';
import { Videos } from './domain/videos.js';
import { ForgetCardsOnProfileChanged } from './infrastructure/events/forget-cards-on-profile-changed.js';
import { IndexCourseOnListingChanged } from './infrastructure/events/index-course-on-listing-changed.js';
import { IndexCourseOnCaptionsChanged } from './infrastructure/events/index-course-on-captions-changed.js';
import { IndexCourseOnVideoReady } from './infrastructure/events/index-course-on-video-ready.js';
import { RemoveCoursesOnAccountDeleted } from './infrastructure/events/remove-courses-on-account-deleted.js';
import { RemoveThumbnailOnDropped } from './infrastructure/events/remove-thumbnail-on-dropped.js';
import { RemoveVideoFilesOnRemoved } from './infrastructure/events/remove-video-files-on-removed.js';
import { RemoveVideoFilesOnSuperseded } from './infrastructure/events/remove-video-files-on-superseded.js';
import { TranscodeVideoOnUpload } from './infrastructure/events/transcode-video-on-upload.js';
import { CatalogChanges } from './infrastructure/catalog-changes.js';
import { EnrollmentCountKeeper } from './infrastructure/enrollment-count-keeper.js';
import { CoursesInChange } from './infrastructure/courses-in-change.js';
import { CatalogController } from './infrastructure/http/catalog.controller.js';
import { CoursePresenter } from './infrastructure/http/course-presenter.js';
import { JsonCards } from './infrastructure/http/json-cards.js';
import { CoursesController } from './infrastructure/http/courses.controller.js';
import { LectureStatusController } from './infrastructure/http/lecture-status.controller.js';
import { LecturesController } from './infrastructure/http/lectures.controller.js';
import { OpsCoursesController } from './infrastructure/http/ops-courses.controller.js';
import { SearchController } from './infrastructure/http/search.controller.js';
import { UploadsController } from './infrastructure/http/uploads.controller.js';
import { MikroUploads } from './infrastructure/persistence/mikro-uploads.js';
import { SqlOpenUploads } from './infrastructure/persistence/sql-open-uploads.js';
import { SqlStoredBytes } from './infrastructure/persistence/sql-stored-bytes.js';
import { MikroCourses } from './infrastructure/persistence/mikro-courses.js';
import { MikroLectures } from './infrastructure/persistence/mikro-lectures.js';
import { MikroVideos } from './infrastructure/persistence/mikro-videos.js';
import { EnrollmentCounts } from './infrastructure/persistence/enrollment-counts.js';
import { SqlCatalogApi } from './infrastructure/persistence/sql-catalog-api.js';
import { SqlCourseCards } from './infrastructure/persistence/sql-course-cards.js';
import { SqlCoursesView } from './infrastructure/persistence/sql-courses-view.js';
import { SqlVideoProgressBoard } from './infrastructure/persistence/video-sql-progress-board.js';
import { SqlVideosView } from './infrastructure/persistence/video-sql-view.js';
import { ModelInterpreter } from './infrastructure/search/model-interpreter.js';
import { NoInterpreter } from './infrastructure/search/no-interpreter.js';
import { EnglishDictionary } from './infrastructure/search/english-dictionary.js';
import { HeadSource } from './infrastructure/search/head/head-source.js';
import { LiveHead } from './infrastructure/search/head/live-head.js';
import { HeadedSearchIndex } from './infrastructure/search/headed-search-index.js';
import { KeptAnswers } from './infrastructure/search/kept-answers.js';
import { PostgresSearchIndex } from './infrastructure/search/postgres-search-index.js';
import { SearchHeadKeeper } from './infrastructure/search/search-head-keeper.js';
import { SearchIndexKeeper } from './infrastructure/search/search-index-keeper.js';
import { LocalTranscoder } from './infrastructure/transcoding/local-transcoder.js';
import { MediaKeeper } from './infrastructure/uploads/media-keeper.js';
import { StoredVideoSources } from './infrastructure/uploads/stored-video-sources.js';
import { TusProtocol } from './infrastructure/uploads/tus-protocol.js';
import { CaptionsView } from './application/lectures/captions-view.js';
import { PutCaptions } from './application/lectures/put-captions.js';
import { RemoveCaptions } from './application/lectures/remove-captions.js';
import { ShowCaptions } from './application/lectures/show-captions.js';
import { Captions } from './domain/captions.js';
import { CaptionsController } from './infrastructure/http/captions.controller.js';
import { MikroCaptions } from './infrastructure/persistence/mikro-captions.js';
import { SqlCaptionsView } from './infrastructure/persistence/sql-captions-view.js';

const authoring = [
  CreateCourse,
  EditCourse,
  ModerateCourse,
  RemoveAllCourses,
  RemoveCourse,
  CreateLecture,
  EditLecture,
  RemoveLecture,
  ReorderLectures,
  OwnCourses,
  StoreThumbnail,
  RemoveThumbnail,
  StoreUpload,
  PutCaptions,
  RemoveCaptions,
  ShowCaptions,
];
const uploading = [
  BeginUpload,
  DiscardUpload,
  MediaKeeper,
  OwnUploads,
  StoreUploadParts,
  SweepUploads,
  TakeUpload,
  TusProtocol,
];
const reading = [
  CatalogChanges,
  EnrollmentCountKeeper,
  EnrollmentCounts,
  CoursesInChange,
  CourseAccess,
  CourseOverviews,
  LectureDetails,
  ListCreatorCourses,
  ListPublishedCourses,
  ShowCourse,
  ShowCreator,
  ShowLectures,
  ShowLectureStatus,
];
const media = [
  ChangeVideo,
  FailVideo,
  MakeRenditions,
  StoreVideoPictures,
  ReceiveVideo,
  RemoveLectureVideos,
  RemoveVideoFiles,
  RerunVideo,
  ScrubMedia,
  SweepRemovedVideos,
  TranscodeVideo,
];
const searching = [
  CatchUpIndex,
  HeadSource,
  IndexCourse,
  KeptAnswers,
  LiveHead,
  PostgresSearchIndex,
  SearchCourses,
  SearchHeadKeeper,
  SearchIndexKeeper,
  UnderstandRequest,
];
const subscribers = [
  ForgetCardsOnProfileChanged,
  RemoveCoursesOnAccountDeleted,
  IndexCourseOnListingChanged,
  IndexCourseOnCaptionsChanged,
  IndexCourseOnVideoReady,
  RemoveThumbnailOnDropped,
  RemoveVideoFilesOnRemoved,
  RemoveVideoFilesOnSuperseded,
  TranscodeVideoOnUpload,
];

const GIB = 1024 ** 3;

@Global()
@Module({})
export class CatalogModule {
  static register(config: Config): DynamicModule {
    return {
      module: CatalogModule,
      controllers: [
        CaptionsController,
        CatalogController,
        CoursesController,
        LectureStatusController,
        LecturesController,
        OpsCoursesController,
        OpsVideosController,
        SearchController,
        UploadsController,
      ],
      providers: [
        ...authoring,
        ...reading,
        ...uploading,
        ...media,
        ...searching,
        ...subscribers,
        CoursePresenter,
        {
          provide: PublicationGate,
          inject: [Lectures, VideosView],
          useFactory: (lectures: Lectures, videos: VideosView) =>
            new PublicationGate(config.get('PUBLISH_GATE') === 'strict', lectures, videos),
        },
        { provide: Courses, useClass: MikroCourses },
        { provide: Lectures, useClass: MikroLectures },
        { provide: Captions, useClass: MikroCaptions },
        { provide: MediaReferences, useClass: SqlMediaReferences },
        { provide: CaptionsView, useClass: SqlCaptionsView },
        { provide: CoursesView, useClass: SqlCoursesView },
        { provide: CourseCards, useClass: SqlCourseCards },
        { provide: CardWriter, useClass: JsonCards },
        { provide: Uploads, useClass: MikroUploads },
        { provide: OpenUploads, useClass: SqlOpenUploads },
        { provide: StoredBytes, useClass: SqlStoredBytes },
        {
          provide: UploadQuota,
          inject: [StoredBytes, Files],
          useFactory: (stored: StoredBytes, files: Files) =>
            new UploadQuota(config.get('EDUCATOR_QUOTA_GIB') * GIB, stored, files),
        },
        { provide: Videos, useClass: MikroVideos },
        { provide: CatalogRecords, useClass: SqlCatalogRecords },
        { provide: VideoSources, useClass: StoredVideoSources },
        { provide: VideosView, useClass: SqlVideosView },
        { provide: VideoWork, useClass: SqlVideoWork },
        { provide: VideoProgressBoard, useClass: SqlVideoProgressBoard },
        {
          provide: Transcoder,
          inject: [Log],
          useFactory: (log: Log) => new LocalTranscoder(transcodingOptions(config), log),
        },
        { provide: SearchIndex, useClass: HeadedSearchIndex },
        { provide: Dictionary, useClass: EnglishDictionary },
        {
          provide: RequestInterpreter,
          inject: [Log],
          useFactory: (log: Log) => interpreterFor(config, log),
        },
        { provide: CatalogApi, useClass: SqlCatalogApi },
      ],
      exports: [CatalogApi, CatalogRecords],
    };
  }
}

function interpreterFor(config: Config, log: Log): RequestInterpreter {
  const baseUrl = config.get('AI_BASE_URL');
  const model = config.get('AI_MODEL');
  if (!baseUrl || !model) return new NoInterpreter();
  return new ModelInterpreter({ baseUrl, model, apiKey: config.get('AI_API_KEY') }, log);
}

function transcodingOptions(config: Config) {
  return {
    appEnv: config.get('APP_ENV'),
    ffmpegPath: config.get('FFMPEG_PATH'),
    ffprobePath: config.get('FFPROBE_PATH'),
    searchPath: config.get('PATH'),
    workDirectory: config.dataPath('transcoding'),
    looksAhead: config.runs('worker'),
  };
}
