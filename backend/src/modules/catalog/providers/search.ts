import type { Provider } from '@nestjs/common';
import type { Config } from '../../../platform/infrastructure/config/config.js';
import { Log } from '../../../platform/infrastructure/logging/log.js';
import { CatchUpIndex } from '../application/search/catch-up-index.js';
import { CollectCandidates } from '../application/search/collect-candidates.js';
import { Dictionary } from '../application/search/dictionary.js';
import { FindRelated } from '../application/search/find-related.js';
import { IndexCourse } from '../application/search/index-course.js';
import { NamedEducators } from '../application/search/named-educators.js';
import { ReadRequest } from '../application/search/read-request.js';
import { RequestInterpreter } from '../application/search/request-interpreter.js';
import { SearchCourses } from '../application/search/search-courses.js';
import { SearchIndex } from '../application/search/search-index.js';
import { UnderstandRequest } from '../application/search/understand-request.js';
import { IndexCourseOnCaptionsChanged } from '../infrastructure/events/index-course-on-captions-changed.js';
import { IndexCourseOnListingChanged } from '../infrastructure/events/index-course-on-listing-changed.js';
import { IndexCourseOnVideoReady } from '../infrastructure/events/index-course-on-video-ready.js';
import { SearchReplies } from '../infrastructure/http/search-replies.js';
import { SearchShortcut } from '../infrastructure/http/search-shortcut.js';
import { EnglishDictionary } from '../infrastructure/search/english-dictionary.js';
import { HeadSource } from '../infrastructure/search/head/head-source.js';
import { LiveHead } from '../infrastructure/search/head/live-head.js';
import { HeadedSearchIndex } from '../infrastructure/search/headed-search-index.js';
import { KeptAnswers } from '../infrastructure/search/kept-answers.js';
import { ModelInterpreter } from '../infrastructure/search/model-interpreter.js';
import { NoInterpreter } from '../infrastructure/search/no-interpreter.js';
import { PostgresSearchIndex } from '../infrastructure/search/postgres-search-index.js';
import { SearchHeadKeeper } from '../infrastructure/search/search-head-keeper.js';
import { SearchIndexKeeper } from '../infrastructure/search/search-index-keeper.js';

export function searchProviders(config: Config): Provider[] {
  return [
    CatchUpIndex,
    CollectCandidates,
    FindRelated,
    IndexCourse,
    NamedEducators,
    ReadRequest,
    SearchCourses,
    UnderstandRequest,
    HeadSource,
    KeptAnswers,
    LiveHead,
    PostgresSearchIndex,
    SearchHeadKeeper,
    SearchIndexKeeper,
    SearchReplies,
    SearchShortcut,
    IndexCourseOnCaptionsChanged,
    IndexCourseOnListingChanged,
    IndexCourseOnVideoReady,
    { provide: SearchIndex, useClass: HeadedSearchIndex },
    { provide: Dictionary, useClass: EnglishDictionary },
    {
      provide: RequestInterpreter,
      inject: [Log],
      useFactory: (log: Log) => interpreterFor(config, log),
    },
  ];
}

function interpreterFor(config: Config, log: Log): RequestInterpreter {
  const baseUrl = config.get('AI_BASE_URL');
  const model = config.get('AI_MODEL');
  if (!baseUrl || !model) return new NoInterpreter();
  return new ModelInterpreter({ baseUrl, model, apiKey: config.get('AI_API_KEY') }, log);
}
