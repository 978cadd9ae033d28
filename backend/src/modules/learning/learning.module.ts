import { Global, Module } from '@nestjs/common';
import { AuthorizePlayback } from './application/authorize-playback.js';
import { EndEnrollment } from './application/end-enrollment.js';
import { EnrollLearner } from './application/enroll-learner.js';
import { EnrollmentsView } from './application/enrollments-view.js';
import { LearningDoor } from './application/learning-door.js';
import { LearningApi } from './contract.js';
import { Enrollments } from './domain/enrollments.js';
import { MediaController } from './infrastructure/http/media.controller.js';
import { MediaCookies } from './infrastructure/http/media-cookies.js';
import { MediaGate } from './infrastructure/http/media-gate.js';
import { MikroEnrollments } from './infrastructure/persistence/mikro-enrollments.js';
import { SqlEnrollmentsView } from './infrastructure/persistence/sql-enrollments-view.js';

@Global()
@Module({
  controllers: [MediaController],
  providers: [
    EnrollLearner,
    EndEnrollment,
    AuthorizePlayback,
    MediaCookies,
    MediaGate,
    { provide: Enrollments, useClass: MikroEnrollments },
    { provide: EnrollmentsView, useClass: SqlEnrollmentsView },
    { provide: LearningApi, useClass: LearningDoor },
  ],
  exports: [LearningApi],
})
export class LearningModule {}
