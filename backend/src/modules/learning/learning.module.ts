import { Global, Module } from '@nestjs/common';
import { AudienceView } from './application/progress/audience-view.js';
import { AuthorizePlayback } from './application/watching/authorize-playback.js';
import { CertificateNumbers } from './application/certificates/certificate-numbers.js';
import { CertificatePrinter } from './application/certificates/certificate-printer.js';
import { CertificateSeal } from './application/certificates/certificate-seal.js';
import { CourseOutlines } from './application/watching/course-outlines.js';
import { EndEnrollment } from './application/enrollments/end-enrollment.js';
import { EraseStudies } from './application/progress/erase-studies.js';
import { EnrollLearner } from './application/enrollments/enroll-learner.js';
import { EnrollmentsView } from './application/enrollments/enrollments-view.js';
import { IssueCertificate } from './application/certificates/issue-certificate.js';
import { LearningDoor } from './application/learning-door.js';
import { ListNotedCourses } from './application/notes/list-noted-courses.js';
import { NoteRight } from './application/notes/note-right.js';
import { NotesView } from './application/notes/notes-view.js';
import { RemoveNote } from './application/notes/remove-note.js';
import { ShowCourseNotes } from './application/notes/show-course-notes.js';
import { WriteNote } from './application/notes/write-note.js';
import { MeasureWatched } from './application/progress/measure-watched.js';
import { PrintCertificate } from './application/certificates/print-certificate.js';
import { RecordWatching } from './application/watching/record-watching.js';
import { CorrectHolderName } from './application/certificates/correct-holder-name.js';
import { RevokeCertificate } from './application/certificates/revoke-certificate.js';
import { SetWeeklyGoal } from './application/progress/set-weekly-goal.js';
import { SettleCompletion } from './application/progress/settle-completion.js';
import { SettleCompletionsOfCourse } from './application/progress/settle-completions-of-course.js';
import { ShowCertificate } from './application/certificates/show-certificate.js';
import { ShowCourseInsight } from './application/progress/show-course-insight.js';
import { ShowCourseProgress } from './application/progress/show-course-progress.js';
import { ShowProgress } from './application/progress/show-progress.js';
import { StudyRecords } from './application/progress/study-records.js';
import { LearningApi, LearningRecords } from './contract.js';
import { SqlLearningRecords } from './infrastructure/persistence/sql-learning-records.js';
import { Certificates } from './domain/certificates.js';
import { Enrollments } from './domain/enrollments.js';
import { Notes } from './domain/notes.js';
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
import { NotesController } from './infrastructure/http/notes.controller.js';
import { MediaCookies } from './infrastructure/http/media-cookies.js';
import { MediaGate } from './infrastructure/http/media-gate.js';
import { MediaShortcut } from './infrastructure/http/media-shortcut.js';
import { MikroCertificates } from './infrastructure/persistence/mikro-certificates.js';
import { MikroEnrollments } from './infrastructure/persistence/mikro-enrollments.js';
import { MikroNotes } from './infrastructure/persistence/mikro-notes.js';
import { MikroWeeklyGoals } from './infrastructure/persistence/mikro-weekly-goals.js';
import { SqlAudienceView } from './infrastructure/persistence/sql-audience-view.js';
import { SqlEnrollmentsView } from './infrastructure/persistence/sql-enrollments-view.js';
import { SqlNotesView } from './infrastructure/persistence/sql-notes-view.js';
import { SqlStudyRecords } from './infrastructure/persistence/sql-study-records.js';

@Global()
@Module({
  controllers: [
    LearningController,
    MediaController,
    CertificateController,
    OpsCertificatesController,
    InsightController,
    NotesController,
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
    SettleCompletion,
    SettleCompletionsOfCourse,
    SettleCompletionsOnLectureRemoved,
    IssueCertificate,
    IssueCertificateOnCourseCompleted,
    RevokeCertificate,
    CorrectHolderName,
    ShowCertificate,
    PrintCertificate,
    NoteRight,
    WriteNote,
    RemoveNote,
    ShowCourseNotes,
    ListNotedCourses,
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
    { provide: Notes, useClass: MikroNotes },
    { provide: NotesView, useClass: SqlNotesView },
    { provide: CourseOutlines, useClass: CachedCourseOutlines },
    { provide: LearningApi, useClass: LearningDoor },
    { provide: LearningRecords, useClass: SqlLearningRecords },
  ],
  exports: [LearningApi, LearningRecords],
})
export class LearningModule {}
