import { beforeEach, describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { MAX_TOLD } from '../domain/question.js';
import { DiscussionStage } from '../testing/discussion-stage.js';
import { asha, ben, courseId, educator, questionId } from '../testing/question-builder.js';

const DAY = 86_400;
const nth = (n: number) => SequentialIds.nth(n);

let stage: DiscussionStage;
beforeEach(() => {
  stage = new DiscussionStage();
});

const asked = async (id: string) => {
  await stage.ask({ questionId: id });
  await stage.deliver();
};
const answered = async (answerId: string, authorId: string) => {
  await stage.answer(answerId, { authorId });
  await stage.deliver();
};
const recipients = () => stage.outTray.sent.map(({ to }) => to);

describe('The educator', () => {
  it('hears of a question and where to answer, but not its words', async () => {
    await asked(questionId);
    expect(stage.outTray.sent).toMatchObject([{ id: 'mail-1', to: 'esha@lectern.test' }]);
    const { text = '' } = stage.outTray.sent[0] ?? {};
    expect(text).toContain('https://lectern.test/questions');
    expect(text).not.toContain('Why?');
  });

  it('hears once a day of a course', async () => {
    await asked(nth(1));
    stage.clock.advance(60);
    await asked(nth(2));
    expect(recipients()).toHaveLength(1);
    stage.clock.advance(DAY);
    await asked(nth(3));
    expect(recipients()).toHaveLength(2);
  });

  it('hears no more often when somebody asks, removes and asks again', async () => {
    for (let n = 1; n <= 20; n += 1) {
      await asked(nth(n));
      await stage.remove.question({ questionId: nth(n), userId: asha });
    }
    expect(recipients()).toHaveLength(1);
  });

  it('hears of a later question when the first was removed before its mail', async () => {
    await stage.ask({ questionId: nth(1) });
    await stage.remove.question({ questionId: nth(1), userId: asha });
    await stage.deliver();
    await asked(nth(2));
    expect(recipients()).toHaveLength(1);
  });

  it('hears of what waits by then when the first question was removed before the mail', async () => {
    await stage.ask({ questionId: nth(1) });
    await stage.ask({ questionId: nth(2) });
    await stage.remove.question({ questionId: nth(1), userId: asha });
    await stage.deliver();
    expect(recipients()).toHaveLength(1);
  });

  it('hears nothing of what is answered, removed, or asked in a retired course', async () => {
    await stage.ask();
    await stage.answer(nth(9));
    await stage.deliver();
    // Who asked hears of the answer.
    expect(recipients()).toEqual(['asha@lectern.test']);
    stage.clock.advance(DAY);
    stage.hasCourse('retired');
    await asked(nth(2));
    expect(recipients()).toHaveLength(1);
  });

  it('hears nothing without an account', async () => {
    stage.participants.names.delete(educator);
    await asked(questionId);
    expect(recipients()).toEqual([]);
  });
});

describe('Who asked', () => {
  beforeEach(async () => {
    await asked(questionId);
    stage.outTray.sent.length = 0;
  });

  it('hears of the educator’s answers, each time', async () => {
    await answered(nth(1), educator);
    await answered(nth(2), educator);
    expect(recipients()).toEqual(['asha@lectern.test', 'asha@lectern.test']);
  });

  it('reads the title of the course in a confirmed mailbox only', async () => {
    const title = (await stage.catalog.offerOf(courseId))?.title ?? 'none';
    const mailed = () => JSON.stringify(stage.outTray.sent.at(-1));
    await answered(nth(1), educator);
    expect(mailed()).toContain(title);
    stage.participants.unconfirmed.add(asha);
    await answered(nth(2), educator);
    expect(mailed()).toContain('https://lectern.test/questions/');
    expect(mailed()).not.toContain(title);
  });

  it('hears of the first answer of another learner only, also when it is removed and written again', async () => {
    for (let n = 1; n <= 20; n += 1) {
      await answered(nth(n), ben);
      await stage.remove.answer({ questionId, answerId: nth(n), userId: ben });
    }
    expect(recipients()).toEqual(['asha@lectern.test']);
  });

  it('hears of a limited number of answers in all', async () => {
    for (let n = 1; n <= 2 * MAX_TOLD; n += 1) {
      await answered(nth(n), educator);
      await stage.remove.answer({ questionId, answerId: nth(n), userId: educator });
    }
    expect(recipients()).toHaveLength(MAX_TOLD);
  });

  it('hears nothing after giving the course back', async () => {
    stage.learning.end(asha, courseId);
    await answered(nth(1), educator);
    expect(recipients()).toEqual([]);
  });

  it('hears nothing of their own, of what was removed, and after withdrawing', async () => {
    await answered(nth(1), asha);
    await stage.answer(nth(2));
    await stage.remove.answer({ questionId, answerId: nth(2), userId: educator });
    await stage.deliver();
    await stage.answer(nth(3));
    await stage.remove.question({ questionId, userId: asha });
    await stage.deliver();
    expect(recipients()).toEqual([]);
    expect((await stage.show.execute({ questionId, readerId: ben })).courseId).toBe(courseId);
  });
});
