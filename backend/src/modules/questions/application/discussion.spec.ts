import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { EducatorsAnswer, OnlyLearnersDiscuss } from '../domain/errors.js';
import { DiscussionStage } from '../testing/discussion-stage.js';
import {
  asha,
  ben,
  courseId,
  educator,
  lectureId,
  questionId,
} from '../testing/question-builder.js';

const stranger = SequentialIds.nth(0xa9);
const [answerId, otherId, secondQuestion] = [1, 2, 3].map((n) => SequentialIds.nth(n)) as [
  string,
  string,
  string,
];

let stage: DiscussionStage;
beforeEach(() => {
  stage = new DiscussionStage();
});

const threadFor = (readerId: string) => stage.show.execute({ questionId, readerId });
const listFor = (readerId: string, limit = 10) =>
  stage.list.execute({ readerId, courseId, lectureId, limit, after: null });
const awaitingFor = (educatorId: string) =>
  stage.awaiting.execute({ educatorId, limit: 10, after: null });

describe('Asking', () => {
  it('is for learners of the course, once for each id', async () => {
    expect([await stage.ask(), await stage.ask({ text: 'But why?' })]).toEqual([true, false]);
    expect(await threadFor(ben)).toMatchObject({ text: 'But why?', lectureTitle: 'Angles' });
    expect(stage.questions.facts).toHaveLength(1);
  });

  it('is not for its educator, nor for who has not enrolled', async () => {
    await expect(stage.ask({ authorId: educator })).rejects.toThrow(EducatorsAnswer);
    await expect(stage.ask({ authorId: stranger })).rejects.toThrow(OnlyLearnersDiscuss);
    stage.hasCourse('draft');
    await expect(stage.ask({ authorId: stranger })).rejects.toThrow(NotFound);
  });

  it('goes on after the course was retired, for those who have it', async () => {
    stage.hasCourse('retired');
    expect(await stage.ask()).toBe(true);
    await expect(stage.answer(answerId)).rejects.toThrow(NotFound);
    expect(await stage.answer(answerId, { authorId: ben })).toBe(true);
    expect(await threadFor(ben)).toMatchObject({ isAwaiting: false, answerCount: 1 });
  });

  it('with another’s id reveals nothing', async () => {
    await stage.ask();
    await expect(stage.ask({ authorId: ben })).rejects.toThrow(NotFound);
  });
});

describe('Reading', () => {
  beforeEach(async () => {
    await stage.ask();
    await stage.answer(answerId);
    await stage.answer(otherId, { authorId: ben, text: 'I wondered, too.' });
  });

  it('shows who asked and answered, and what is one’s own', async () => {
    expect(await threadFor(ben)).toMatchObject({
      author: { name: 'Asha', isEducator: false, isSelf: false },
      answerCount: 2,
      isAwaiting: false,
      answers: [
        { author: { name: 'Esha', isEducator: true, isSelf: false }, text: 'Because.' },
        { author: { name: 'Ben', isEducator: false, isSelf: true }, text: 'I wondered, too.' },
      ],
    });
  });

  it('names nobody whose account is gone', async () => {
    stage.participants.names.clear();
    const { author, answers } = await threadFor(ben);
    expect([author?.name, ...answers.map((answer) => answer.author.name)]).toEqual([
      'Former learner',
      'Former educator',
      'Former learner',
    ]);
  });

  it('is for participants only', async () => {
    await expect(threadFor(stranger)).rejects.toThrow(OnlyLearnersDiscuss);
    await expect(listFor(stranger)).rejects.toThrow(OnlyLearnersDiscuss);
    stage.hasCourse('draft');
    await expect(listFor(stranger)).rejects.toThrow(NotFound);
    expect((await listFor(educator)).questions).toHaveLength(1);
  });

  it('goes page by page', async () => {
    await stage.ask({ questionId: secondQuestion });
    const { questions, next } = await listFor(asha, 1);
    expect([questions.length, next?.questionId]).toEqual([1, questions[0]?.questionId]);
  });

  it('survives the removal of the lecture', async () => {
    stage.hasCourse('published', []);
    expect((await listFor(asha)).questions).toMatchObject([{ lectureTitle: null }]);
  });
});

describe('What waits for an educator', () => {
  it('is told with course and lecture, until it is answered or the course retired', async () => {
    await stage.ask();
    const waiting = { courseTitle: `Course ${courseId}`, lectureTitle: 'Angles', isAwaiting: true };
    expect((await awaitingFor(educator)).questions).toMatchObject([waiting]);
    expect((await awaitingFor(ben)).questions).toEqual([]);
    stage.hasCourse('retired');
    expect((await awaitingFor(educator)).questions).toEqual([]);
    stage.hasCourse('published');
    await stage.answer(answerId);
    expect((await awaitingFor(educator)).questions).toEqual([]);
  });
});

describe('Changing one’s own words', () => {
  it('is possible while they are there and one has the course', async () => {
    await stage.ask();
    await stage.answer(answerId, { authorId: ben });
    await stage.edit.question({ questionId, authorId: asha, text: 'But why?' });
    await stage.edit.answer({ questionId, answerId, authorId: ben, text: 'Because!' });
    expect(await threadFor(educator)).toMatchObject({
      text: 'But why?',
      answers: [{ text: 'Because!' }],
    });
    const edit = { questionId, answerId, authorId: stranger, text: 'Mine' };
    await expect(stage.edit.answer(edit)).rejects.toThrow(OnlyLearnersDiscuss);
    await expect(stage.edit.answer({ ...edit, authorId: asha })).rejects.toThrow(NotFound);
    await expect(stage.edit.question({ ...edit, authorId: ben })).rejects.toThrow(NotFound);
  });

  it('brings nothing back that was removed', async () => {
    await stage.ask();
    await stage.answer(answerId, { authorId: ben });
    await stage.remove.answer({ questionId, answerId, userId: educator });
    const edit = { questionId, answerId, text: 'Back' };
    await expect(stage.edit.answer({ ...edit, authorId: ben })).rejects.toThrow(NotFound);
    await stage.remove.question({ questionId, userId: educator });
    await expect(stage.edit.question({ ...edit, authorId: asha })).rejects.toThrow(NotFound);
    expect(stage.questions.all).toEqual([]);
  });
});

describe('Removing', () => {
  it('takes one’s own question and leaves others’ answers', async () => {
    await stage.ask();
    await stage.answer(answerId);
    await stage.remove.question({ questionId, userId: asha });
    expect(await threadFor(ben)).toMatchObject({ author: null, text: null, answerCount: 1 });
    await expect(stage.remove.question({ questionId, userId: asha })).rejects.toThrow(NotFound);
  });

  it('is open to the educator of the course, until it is retired', async () => {
    await stage.ask();
    await stage.answer(answerId, { authorId: ben });
    stage.hasCourse('retired');
    const byEducator = { questionId, answerId, userId: educator };
    await expect(stage.remove.answer(byEducator)).rejects.toThrow(NotFound);
    stage.hasCourse('published');
    await stage.remove.answer(byEducator);
    await stage.remove.question(byEducator);
    expect(stage.questions.all).toEqual([]);
  });

  it('is not open to other learners', async () => {
    await stage.ask();
    await stage.answer(answerId);
    await expect(stage.remove.question({ questionId, userId: ben })).rejects.toThrow(NotFound);
    const answer = { questionId, answerId, userId: ben };
    await expect(stage.remove.answer(answer)).rejects.toThrow(NotFound);
    await expect(stage.remove.answer({ ...answer, answerId: otherId })).rejects.toThrow(NotFound);
  });

  it('by staff says what it changed, and changes nothing the second time', async () => {
    await stage.ask();
    await stage.answer(answerId);
    const where = { courseId: expect.any(String), authorId: expect.any(String) };
    expect(await stage.moderate.withdraw({ questionId })).toEqual({
      before: { ...where, isWithdrawn: false },
      after: { ...where, isWithdrawn: true },
    });
    const again = await stage.moderate.withdraw({ questionId });
    expect(again.before).toMatchObject({ isWithdrawn: true });
    const other = await stage.moderate.removeAnswer({ questionId, answerId: otherId });
    expect(other.before).toMatchObject({ hasAnswer: false, authorId: null });
    const removed = await stage.moderate.removeAnswer({ questionId, answerId });
    expect(removed.before).toEqual({ ...where, questionId, hasAnswer: true });
    await expect(stage.moderate.withdraw({ questionId })).rejects.toThrow(NotFound);
  });
});
