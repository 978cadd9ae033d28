import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { dayInIndia } from '../../../../platform/domain/india.js';
import { learnerStanding, type LearnerStanding } from './learner-standing.js';
import { PeopleNames } from '../people-names.js';
import { studyDiary, type StudyDiary } from './study-diary.js';
import { StudyRecords } from './study-records.js';

export interface LearningProgress {
  readonly diary: StudyDiary;
  /** Minutes; null without a goal. */
  readonly weeklyGoal: number | null;
  /** Most recently used first. */
  readonly courses: readonly LearnerStanding[];
  readonly counts: CourseCounts;
  /** The names of the courses' educators, by id. */
  readonly educators: ReadonlyMap<string, string>;
}

/** Counts the learner's courses; a refunded one is shown and not counted. */
interface CourseCounts {
  readonly enrolled: number;
  readonly inProgress: number;
  readonly completed: number;
  readonly certificates: number;
}

@Injectable()
export class ShowProgress {
  constructor(
    private readonly records: StudyRecords,
    private readonly catalog: CatalogApi,
    private readonly names: PeopleNames,
    private readonly clock: Clock,
  ) {}

  async execute({ learnerId }: { learnerId: string }): Promise<LearningProgress> {
    const [records, weeklyGoal] = await Promise.all([
      this.records.of(learnerId),
      this.records.weeklyGoalOf(learnerId),
    ]);
    const courseIds = records.map(({ courseId }) => courseId);
    const [[summaries, educators], curricula] = await Promise.all([
      this.summariesOf(courseIds),
      this.catalog.curriculaOf(courseIds),
    ]);
    const today = dayInIndia(this.clock.now());
    const courses = records.flatMap((record) => {
      const summary = summaries.get(record.courseId);
      const curriculum = curricula.get(record.courseId);
      if (!summary || !curriculum) return [];
      // A learner who refunded the course may see no more of it than a visitor.
      if (record.status === 'refunded' && summary.status !== 'published') return [];
      return [learnerStanding(record, summary, curriculum, today)];
    });
    const progresses = records.map(({ progress }) => progress);
    return {
      diary: studyDiary(progresses, today),
      weeklyGoal,
      courses: courses.sort(byLastUse),
      counts: countsOf(courses),
      educators,
    };
  }

  private async summariesOf(courseIds: readonly string[]) {
    const summaries = await this.catalog.summariesOf(courseIds);
    const creatorIds = [...summaries.values()].map(({ creatorId }) => creatorId);
    return [summaries, await this.names.of(creatorIds)] as const;
  }
}

function countsOf(courses: readonly LearnerStanding[]): CourseCounts {
  const mine = courses.filter(({ accessState }) => accessState !== 'refunded');
  const inState = (wanted: LearnerStanding['state']) =>
    mine.filter(({ state }) => state === wanted).length;
  return {
    enrolled: mine.length,
    inProgress: inState('in_progress'),
    completed: inState('completed'),
    certificates: mine.filter(({ certificate }) => certificate !== null).length,
  };
}

function byLastUse(a: LearnerStanding, b: LearnerStanding): number {
  const lastUse = ({ lastActivityAt, enrolledAt }: LearnerStanding) =>
    (lastActivityAt ?? enrolledAt).getTime();
  return lastUse(b) - lastUse(a);
}
