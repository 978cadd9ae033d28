import {
  type Aftermath,
  type Delivery,
  NotNow,
  PermanentFailure,
  Subscriber,
} from '../../src/platform/application/subscriber.js';
import { FactType } from '../../src/platform/domain/fact.js';

export const LessonLearned = new FactType<{ lesson: string }>('test.lesson_learned.v1');
export const NobodyCares = new FactType<{ lesson: string }>('test.nobody_cares.v1');
export const facts = [LessonLearned, NobodyCares];

export class SchoolClosed extends PermanentFailure {}
export class RoomTaken extends NotNow {}

/** Records what it receives; a test determines its reaction. */
export class Listener extends Subscriber<{ lesson: string }> {
  readonly fact = LessonLearned;
  override readonly maxAttempts = 3;
  readonly heard: string[] = [];
  readonly abandoned: string[] = [];
  aftermath: Aftermath = 'dead letter';
  react: (lesson: string, delivery: Delivery) => Promise<void> = async () => undefined;

  constructor(
    readonly name = 'test.listen',
    override readonly marks: 'transaction' | 'afterwards' = 'transaction',
  ) {
    super();
  }

  async handle({ lesson }: { lesson: string }, delivery: Delivery): Promise<void> {
    await this.react(lesson, delivery);
    this.heard.push(lesson);
  }

  override async giveUp({ lesson }: { lesson: string }): Promise<Aftermath> {
    this.abandoned.push(lesson);
    return this.aftermath;
  }
}
