import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { CatalogApi, CatalogRecords } from './contract.js';
import { CaptionsController } from './infrastructure/http/captions.controller.js';
import { CatalogController } from './infrastructure/http/catalog.controller.js';
import { CoursesController } from './infrastructure/http/courses.controller.js';
import { HandoutsController } from './infrastructure/http/handouts.controller.js';
import { LectureStatusController } from './infrastructure/http/lecture-status.controller.js';
import { LecturesController } from './infrastructure/http/lectures.controller.js';
import { OpsCoursesController } from './infrastructure/http/ops-courses.controller.js';
import { OpsVideosController } from './infrastructure/http/ops-videos.controller.js';
import { SearchController } from './infrastructure/http/search.controller.js';
import { UploadsController } from './infrastructure/http/uploads.controller.js';
import { SqlCatalogApi } from './infrastructure/persistence/sql-catalog-api.js';
import { SqlCatalogRecords } from './infrastructure/persistence/sql-catalog-records.js';
import { coursesProviders } from './providers/courses.js';
import { lecturesProviders } from './providers/lectures.js';
import { searchProviders } from './providers/search.js';
import { uploadsProviders } from './providers/uploads.js';
import { videosProviders } from './providers/videos.js';

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
        HandoutsController,
        LectureStatusController,
        LecturesController,
        OpsCoursesController,
        OpsVideosController,
        SearchController,
        UploadsController,
      ],
      providers: [
        ...coursesProviders(config),
        ...lecturesProviders,
        ...uploadsProviders(config),
        ...videosProviders(config),
        ...searchProviders(config),
        { provide: CatalogApi, useClass: SqlCatalogApi },
        { provide: CatalogRecords, useClass: SqlCatalogRecords },
      ],
      exports: [CatalogApi, CatalogRecords],
    };
  }
}
