import { beforeEach, describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { DiscussionStage } from '../testing/discussion-stage.js';
import { asha, ben, educator, questionId } from '../testing/question-builder.js';

const mailId = 'mail';
const DAY = 86_400;
const nth = (n: number) => SequentialIds.nth(n);

let stage: DiscussionStage;
beforeEach(() => {
  stage = new DiscussionStage();
});

const asked = async (id: string) => {
  await stage.ask({ questionId: id });
  await stage.tell.asked({ questionId: id, mailId });
};
const answered = async (answerId: string, authorId: string) => {
  await stage.answer(answerId, { authorId });
  await stage.tell.answered({ questionId, answerId, mailId });
};
const recipients = () => stage.outTray.sent.map(({ to }) => to);

describe('The educator', () => {
  it('hears of a question and where to answer, but not its words', async () => {
    await asked(questionId);
    expect(stage.outTray.sent).toMatchObject([{ id: mailId, to: 'esha@lectern.test' }]);
    const { text = '' } = stage.outTray.sent[0] ?? {};
    expect(text).toContain('https://lectern.test/questions');
    expect(text).not.toContain('Why?');
  });

  it('hears once a day of a course whose questions wait', async () => {
    await asked(nth(1));
    stage.clock.advance(60);
    await asked(nth(2));
    expect(recipients()).toHaveLength(1);
    stage.clock.advance(DAY);
    await asked(nth(3));
    expect(recipients()).toHaveLength(2);
  });

  it('hears again the same day once they have answered', async () => {
    await asked(questionId);
    await stage.answer(nth(9));
    stage.clock.advance(60);
    await asked(nth(2));
    expect(recipients()).toHaveLength(2);
  });

  it('hears nothing of what is answered, removed, or asked in a retired course', async () => {
    await stage.ask();
    await stage.answer(nth(9));
    await stage.tell.asked({ questionId, mailId });
    await stage.tell.asked({ questionId: nth(7), mailId });
    stage.hasCourse('retired');
    await asked(nth(2));
    expect(recipients()).toEqual([]);
  });

  it('hears nothing without an account', async () => {
    stage.participants.names.delete(educator);
    await asked(questionId);
    expect(recipients()).toEqual([]);
  });
});

describe('Who asked', () => {
  beforeEach(async () => {
    await stage.ask();
  });

  it('hears of the educator’s answers, each time', async () => {
    await answered(nth(1), educator);
    await answered(nth(2), educator);
    expect(recipients()).toEqual(['asha@lectern.test', 'asha@lectern.test']);
  });

  it('hears of the first answer of another learner only', async () => {
    await answered(nth(1), ben);
    await answered(nth(2), ben);
    expect(recipients()).toEqual(['asha@lectern.test']);
  });

  it('hears nothing of their own, of what was removed, and after withdrawing', async () => {
    await answered(nth(1), asha);
    await stage.tell.answered({ questionId, answerId: nth(8), mailId });
    await stage.answer(nth(2));
    await stage.remove.question({ questionId, userId: asha });
    await stage.tell.answered({ questionId, answerId: nth(2), mailId });
    expect(recipients()).toEqual([]);
  });
});
