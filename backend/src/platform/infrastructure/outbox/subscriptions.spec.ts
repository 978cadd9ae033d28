import { describe, expect, it } from '@jest/globals';
import { Subscriber } from '../../application/subscriber.js';
import { FactType } from '../../domain/fact.js';
import { Subscriptions } from './subscriptions.js';

const LessonLearned = new FactType<object>('test.lesson_learned.v1');

class Listener extends Subscriber<object> {
  readonly name = 'test.listen';

  constructor(readonly fact = LessonLearned) {
    super();
  }

  async handle(): Promise<void> {}
}

describe('Subscriptions', () => {
  it('refuse a subscriber of a fact that nobody declares', () => {
    const lost = new Listener(new FactType<object>('test.undeclared.v1'));
    expect(() => new Subscriptions([LessonLearned]).add([lost])).toThrow(
      'test.undeclared.v1, which nobody declares',
    );
  });

  it('refuse two facts of one name', () => {
    const again = new FactType<object>(LessonLearned.name);
    expect(() => new Subscriptions([LessonLearned, again])).toThrow('test.lesson_learned.v1');
  });

  it('refuse two subscribers of one name', () => {
    expect(() => new Subscriptions([LessonLearned]).add([new Listener(), new Listener()])).toThrow(
      'test.listen',
    );
  });
});
