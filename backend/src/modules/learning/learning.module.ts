import { Global, Module } from '@nestjs/common';
import { AudienceView } from './application/audience-view.js';
import { AuthorizePlayback } from './application/authorize-playback.js';
import { CertificateNumbers } from './application/certificate-numbers.js';
import { CertificatePrinter } from './application/certificate-printer.js';
import { CertificateSeal } from './application/certificate-seal.js';
import { CourseOutlines } from './application/course-outlines.js';
import { EndEnrollment } from './application/end-enrollment.js';
import { EraseStudies } from './application/erase-studies.js';
import { EnrollLearner } from './application/enroll-learner.js';
import { EnrollmentsView } from './application/enrollments-view.js';
import { IssueCertificate } from './application/issue-certificate.js';
import { LearningDoor } from './application/learning-door.js';
import { MeasureWatched } from './application/measure-watched.js';
import { PrintCertificate } from './application/print-certificate.js';
import { RecordWatching } from './application/record-watching.js';
import { RevokeCertificate } from './application/revoke-certificate.js';
import { SetWeeklyGoal } from './application/set-weekly-goal.js';
import { SettleCompletions } from './application/settle-completions.js';
import { ShowCertificate } from './application/show-certificate.js';
import { ShowCourseInsight } from './application/show-course-insight.js';
import { ShowCourseProgress } from './application/show-course-progress.js';
import { ShowProgress } from './application/show-progress.js';
import { StudyRecords } from './application/study-records.js';
import { LearningApi, LearningRecords } from './contract.js';
import { SqlLearningRecords } from './infrastructure/persistence/sql-learning-records.js';
import { Certificates } from './domain/certificates.js';
import { Enrollments } from './domain/enrollments.js';
import { WeeklyGoals } from './domain/weekly-goals.js';
import { CachedCourseOutlines } from './infrastructure/cached-course-outlines.js';
import { Ed25519CertificateSeal } from './infrastructure/certificates/ed25519-certificate-seal.js';
import { PdfCertificatePrinter } from './infrastructure/certificates/pdf-certificate-printer.js';
import { RandomCertificateNumbers } from './infrastructure/certificates/random-certificate-numbers.js';
import { EraseStudiesOnAccountDeleted } from './infrastructure/events/erase-studies-on-account-deleted.js';
import { IssueCertificateOnCourseCompleted } from './infrastructure/events/issue-certificate-on-course-completed.js';
import { SettleCompletionsOnLectureRemoved } from './infrastructure/events/settle-completions-on-lecture-removed.js';
import { CertificateController } from './infrastructure/http/certificate.controller.js';
import { OpsCertificatesController } from './infrastructure/http/ops-certificates.controller.js';
import { InsightController } from './infrastructure/http/insight.controller.js';
import { LearningController } from './infrastructure/http/learning.controller.js';
import { MediaController } from './infrastructure/http/media.controller.js';
import { MediaCookies } from './infrastructure/http/media-cookies.js';
import { MediaGate } from './infrastructure/http/media-gate.js';
import { MediaShortcut } from './infrastructure/http/media-shortcut.js';
import { MikroCertificates } from './infrastructure/persistence/mikro-certificates.js';
import { MikroEnrollments } from './infrastructure/persistence/mikro-enrollments.js';
import { MikroWeeklyGoals } from './infrastructure/persistence/mikro-weekly-goals.js';
import { SqlAudienceView } from './infrastructure/persistence/sql-audience-view.js';
import { SqlEnrollmentsView } from './infrastructure/persistence/sql-enrollments-view.js';
import { SqlStudyRecords } from './infrastructure/persistence/sql-study-records.js';

@Global()
@Module({
  controllers: [
    LearningController,
    MediaController,
    CertificateController,
    OpsCertificatesController,
    InsightController,
  ],
  providers: [
    EnrollLearner,
    EndEnrollment,
    EraseStudies,
    EraseStudiesOnAccountDeleted,
    AuthorizePlayback,
    MeasureWatched,
    RecordWatching,
    ShowProgress,
    ShowCourseProgress,
    SetWeeklyGoal,
    ShowCourseInsight,
    SettleCompletions,
    SettleCompletionsOnLectureRemoved,
    IssueCertificate,
    IssueCertificateOnCourseCompleted,
    RevokeCertificate,
    ShowCertificate,
    PrintCertificate,
    MediaCookies,
    MediaGate,
    MediaShortcut,
    { provide: Enrollments, useClass: MikroEnrollments },
    { provide: Certificates, useClass: MikroCertificates },
    { provide: CertificateNumbers, useClass: RandomCertificateNumbers },
    { provide: CertificateSeal, useClass: Ed25519CertificateSeal },
    { provide: CertificatePrinter, useClass: PdfCertificatePrinter },
    { provide: EnrollmentsView, useClass: SqlEnrollmentsView },
    { provide: AudienceView, useClass: SqlAudienceView },
    { provide: StudyRecords, useClass: SqlStudyRecords },
    { provide: WeeklyGoals, useClass: MikroWeeklyGoals },
    { provide: CourseOutlines, useClass: CachedCourseOutlines },
    { provide: LearningApi, useClass: LearningDoor },
    { provide: LearningRecords, useClass: SqlLearningRecords },
  ],
  exports: [LearningApi, LearningRecords],
})
export class LearningModule {}
