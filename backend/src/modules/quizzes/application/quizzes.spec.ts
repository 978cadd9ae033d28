import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { OnlyLearnersTakeQuizzes, QuizChanged } from '../domain/errors.js';
import {
  anOption,
  aPairQuestion,
  aQuestion,
  asha,
  ben,
  choosing,
  courseId,
  educator,
  later,
  lectureId,
} from '../testing/quiz-builder.js';
import { QuizStage } from '../testing/quiz-stage.js';

const stranger = SequentialIds.nth(0xbad);
let stage: QuizStage;
beforeEach(() => {
  stage = new QuizStage();
});

describe('Writing a quiz', () => {
  it('is for the educator of the course, until it is retired', async () => {
    await stage.write();
    for (const educatorId of [asha, stranger])
      await expect(stage.write({ educatorId })).rejects.toThrow(NotFound);
    await expect(stage.write({ lectureId: SequentialIds.nth(0xe9) })).rejects.toThrow(NotFound);
    stage.hasCourse('retired');
    await expect(stage.write({ questions: [aPairQuestion()] })).rejects.toThrow(NotFound);
    await expect(stage.remove.execute({ educatorId: educator, lectureId })).rejects.toThrow(
      NotFound,
    );
    expect((await stage.quiz())?.questions).toEqual([aQuestion()]);
  });

  it('changes the state that the educator saw, and no other', async () => {
    await stage.write();
    const seen = (await stage.quiz())?.revisedAt ?? null;
    await stage.write({ questions: [aPairQuestion()] });
    const stale = stage.write({ questions: [aQuestion({ text: 'Mine' })], revisedAt: seen });
    await expect(stale).rejects.toThrow(QuizChanged);
    const blind = stage.write({ questions: [aQuestion()], revisedAt: null });
    await expect(blind).rejects.toThrow(QuizChanged);
    expect((await stage.quiz())?.questions).toEqual([aPairQuestion()]);
  });

  it('may be sent again', async () => {
    expect(await stage.write({ revisedAt: null })).toBe(true);
    expect(await stage.write({ revisedAt: null })).toBe(false);
    expect((await stage.quiz())?.questions).toEqual([aQuestion()]);
  });

  it('does not bring back what was removed meanwhile', async () => {
    await stage.write();
    const seen = (await stage.quiz())?.revisedAt ?? null;
    await stage.remove.execute({ educatorId: educator, lectureId });
    const stale = stage.write({ questions: [aPairQuestion()], revisedAt: seen });
    await expect(stale).rejects.toThrow(QuizChanged);
    expect(await stage.quiz()).toBeNull();
  });
});

describe('Taking a quiz', () => {
  it('tells what is right, and keeps the best attempt', async () => {
    await stage.write();
    const wrong = await stage.take({ choices: [choosing(aQuestion(), '90')] });
    expect(wrong.choices).toMatchObject([{ isRight: false }]);
    expect(wrong.questions).toEqual([aQuestion()]);
    expect(wrong.standing).toMatchObject({ attempts: 1, best: { right: 0, of: 1 } });
    expect((await stage.take()).standing).toMatchObject({ attempts: 2, best: { right: 1 } });
  });

  it('may be sent again', async () => {
    await stage.write();
    const attemptId = SequentialIds.nth(0xf1);
    const replies = [await stage.take({ attemptId }), await stage.take({ attemptId })];
    expect(replies.map(({ isFirst }) => isFirst)).toEqual([true, false]);
    expect(replies.map(({ standing }) => standing?.attempts)).toEqual([1, 1]);
  });

  it('is for enrolled learners, also of a retired course', async () => {
    await stage.write();
    await expect(stage.take({ learnerId: stranger })).rejects.toThrow(OnlyLearnersTakeQuizzes);
    stage.hasCourse('draft');
    await expect(stage.take({ learnerId: stranger })).rejects.toThrow(NotFound);
    expect((await stage.take({ learnerId: ben })).standing?.attempts).toBe(1);
    stage.hasCourse('retired');
    expect((await stage.take()).standing?.attempts).toBe(1);
    await expect(stage.take({ learnerId: educator })).rejects.toThrow(NotFound);
  });

  it('is free for the educator to try, of whom nothing is kept', async () => {
    await stage.write();
    const tried = await stage.take({ learnerId: educator });
    expect(tried).toMatchObject({ choices: [{ isRight: true }], standing: null });
    expect(stage.results.all).toEqual([]);
  });

  it('counts only for the state of the quiz that was seen', async () => {
    await stage.write();
    await expect(stage.take({ revisedAt: later(1) })).rejects.toThrow(QuizChanged);
    await stage.remove.execute({ educatorId: educator, lectureId });
    await expect(stage.take()).rejects.toThrow(NotFound);
    expect(stage.results.all).toEqual([]);
  });
});

describe('Reading quizzes', () => {
  const ofLecture = { lectureId, readerId: asha };

  it('is for the learners and the educator of the course', async () => {
    await stage.write();
    await stage.take();
    const listed = await stage.list.execute({ courseId, readerId: asha });
    expect(listed).toMatchObject([{ lectureId, standing: { attempts: 1 } }]);
    expect(await stage.list.execute({ courseId, readerId: ben })).toMatchObject([
      { standing: null },
    ]);
    for (const readerId of [asha, educator])
      expect((await stage.show.execute({ lectureId, readerId })).quiz.questions).toHaveLength(1);
    const foreign = { courseId, lectureId, readerId: stranger };
    await expect(stage.list.execute(foreign)).rejects.toThrow(OnlyLearnersTakeQuizzes);
    await expect(stage.show.execute(foreign)).rejects.toThrow(OnlyLearnersTakeQuizzes);
  });

  it('finds none where there is none', async () => {
    await expect(stage.show.execute(ofLecture)).rejects.toThrow(NotFound);
    expect(await stage.list.execute({ courseId, readerId: asha })).toEqual([]);
  });

  it('shows how learners did to the educator alone', async () => {
    await stage.write();
    await stage.take({ choices: [choosing(aQuestion(), '90')] });
    await stage.take();
    await stage.take({ learnerId: ben });
    const { tally, lectureTitle } = await stage.key.execute({ lectureId, educatorId: educator });
    expect([lectureTitle, tally.learners]).toEqual(['Angles', 2]);
    expect(tally.questions.get(aQuestion().id)).toEqual({ answered: 2, right: 1 });
    expect(tally.chosen.get(anOption('180').id)).toBe(1);
    await expect(stage.key.execute({ lectureId, educatorId: asha })).rejects.toThrow(NotFound);
  });

  it('shows an educator an empty key before there is a quiz', async () => {
    expect(await stage.key.execute({ lectureId, educatorId: educator })).toMatchObject({
      quiz: null,
      tally: { learners: 0 },
    });
  });
});

describe('Results', () => {
  it('go with the account of the learner', async () => {
    await stage.write();
    await stage.take();
    await stage.take({ learnerId: ben });
    await stage.erase.execute({ learnerId: asha });
    expect(stage.results.all.map(({ learnerId }) => learnerId)).toEqual([ben]);
  });

  it('go with the lecture and with the course', async () => {
    for (const remove of [
      () => stage.remove.ofLecture({ lectureId, courseId }),
      () => stage.remove.ofCourse(courseId),
    ]) {
      await stage.write();
      await stage.take();
      await remove();
      expect([await stage.quiz(), stage.results.all]).toEqual([null, []]);
    }
  });
});
