import type { Fact } from '../../../platform/domain/fact.js';
import { EnrollmentsView } from '../application/enrollments/enrollments-view.js';
import {
  type StudyRecord,
  StudyRecords,
  type UnfinishedMark,
  type UnfinishedRecord,
} from '../application/progress/study-records.js';
import type { EnrollmentSummary } from '../contract.js';
import type { Enrollment } from '../domain/enrollment.js';
import { Enrollments } from '../domain/enrollments.js';

export class InMemoryEnrollments extends Enrollments {
  private readonly stored = new Map<string, Enrollment>();
  /** The facts of saved aggregates, oldest first. */
  readonly facts: Fact[] = [];

  get all(): readonly Enrollment[] {
    return [...this.stored.values()];
  }

  async add(enrollment: Enrollment): Promise<boolean> {
    if (await this.lock(enrollment.learnerId, enrollment.courseId)) return false;
    await this.save(enrollment);
    return true;
  }

  async lock(learnerId: string, courseId: string): Promise<Enrollment | null> {
    return this.stored.get(`${learnerId} ${courseId}`) ?? null;
  }

  async save(enrollment: Enrollment): Promise<void> {
    this.stored.set(`${enrollment.learnerId} ${enrollment.courseId}`, enrollment);
    this.facts.push(...enrollment.pullFacts());
  }
}

/** Reads from the in-memory repository. */
export class InMemoryStudyRecords extends StudyRecords {
  constructor(private readonly enrollments: InMemoryEnrollments) {
    super();
  }

  async of(learnerId: string): Promise<readonly StudyRecord[]> {
    return this.enrollments.all
      .filter((enrollment) => enrollment.learnerId === learnerId)
      .map(({ courseId, isActive, enrolledAt, progress }) => ({
        courseId,
        status: isActive ? 'active' : 'refunded',
        enrolledAt,
        progress: progress.record,
        certificate: null,
        isCertificateWithdrawn: false,
      }));
  }

  async active(learnerId: string, courseId: string): Promise<StudyRecord | null> {
    const records = await this.of(learnerId);
    return records.find((record) => record.courseId === courseId && isActive(record)) ?? null;
  }

  async unfinishedIn(
    courseId: string,
    after: UnfinishedMark | null,
    limit: number,
  ): Promise<readonly UnfinishedRecord[]> {
    return this.enrollments.all
      .filter((enrollment) => enrollment.courseId === courseId && enrollment.isActive)
      .filter(({ progress }) => progress.isStarted && !progress.isCompleted)
      .map(({ learnerId, enrolledAt, progress }) => ({
        learnerId,
        enrolledAt,
        progress: progress.record,
      }))
      .sort((a, b) => (isAfter(a, b) ? 1 : -1))
      .filter((record) => after === null || isAfter(record, after))
      .slice(0, limit);
  }

  async weeklyGoalOf(): Promise<number | null> {
    return null;
  }
}

function isAfter(record: UnfinishedMark, mark: UnfinishedMark): boolean {
  const later = record.enrolledAt.getTime() - mark.enrolledAt.getTime();
  return later > 0 || (later === 0 && record.learnerId > mark.learnerId);
}

const isActive = ({ status }: StudyRecord) => status === 'active';

/** Reads from the in-memory repository. */
export class InMemoryEnrollmentsView extends EnrollmentsView {
  constructor(private readonly enrollments: InMemoryEnrollments) {
    super();
  }

  async activeAmong(learnerId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
    const active = (await this.activeOf(learnerId)).map(({ courseId }) => courseId);
    return new Set(active.filter((courseId) => courseIds.includes(courseId)));
  }

  async activeOf(learnerId: string): Promise<readonly EnrollmentSummary[]> {
    return this.newestFirst()
      .filter((enrollment) => enrollment.learnerId === learnerId)
      .map(({ courseId, enrolledAt }) => ({ courseId, enrolledAt }));
  }

  async newestIdsIn(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const idsIn = (wanted: string) =>
      this.newestFirst()
        .filter(({ courseId }) => courseId === wanted)
        .slice(0, perCourse)
        .map(({ id }) => id);
    return new Map(courseIds.map((courseId) => [courseId, idsIn(courseId)]));
  }

  private newestFirst(): Enrollment[] {
    return this.enrollments.all
      .filter(({ isActive }) => isActive)
      .sort((a, b) => b.enrolledAt.getTime() - a.enrolledAt.getTime());
  }
}
