import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { QuizChanged } from './errors.js';
import { assertSound, type QuizQuestion } from './quiz-question.js';

/** What somebody chose in one question. */
export interface Choice {
  readonly questionId: string;
  readonly optionIds: readonly string[];
}

export interface JudgedChoice extends Choice {
  readonly isRight: boolean;
}

export interface QuizPlace {
  readonly lectureId: string;
  readonly courseId: string;
}

/** The questions that learners can answer after a lecture, which has at most one quiz. */
export class Quiz extends AggregateRoot {
  readonly lectureId: string;
  readonly courseId: string;
  private _questions: readonly QuizQuestion[];
  private _revisedAt: Date;

  private constructor(
    { lectureId, courseId }: QuizPlace,
    questions: readonly QuizQuestion[],
    at: Date,
  ) {
    super();
    this.lectureId = lectureId;
    this.courseId = courseId;
    this._questions = questions;
    this._revisedAt = at;
  }

  /** @throws InvalidInput */
  static write(place: QuizPlace, questions: readonly QuizQuestion[], at: Date): Quiz {
    assertSound(questions);
    return new Quiz(place, questions, at);
  }

  get questions(): readonly QuizQuestion[] {
    return this._questions;
  }

  /** When the quiz became what it is; tells its states apart, so that nobody overwrites or answers one they never saw. */
  get revisedAt(): Date {
    return this._revisedAt;
  }

  /** Replaces all questions. @throws InvalidInput @returns false when nothing changed */
  revise(questions: readonly QuizQuestion[], at: Date): boolean {
    assertSound(questions);
    if (this.says(questions)) return false;
    this._questions = questions;
    this._revisedAt = new Date(Math.max(at.getTime(), this._revisedAt.getTime() + 1));
    return true;
  }

  /** Whether these are its questions, in its order, word by word. */
  says(questions: readonly QuizQuestion[]): boolean {
    return JSON.stringify(questions.map(inOrder)) === JSON.stringify(this._questions.map(inOrder));
  }

  /**
   * An answer is right when exactly the right options were chosen; a question without a choice is wrong.
   * @throws QuizChanged for an earlier or later state than this one, or for choices that it does not offer;
   * InvalidInput for two answers to one question
   */
  judge(choices: readonly Choice[], revisedAt: Date): readonly JudgedChoice[] {
    if (revisedAt.getTime() !== this._revisedAt.getTime()) throw new QuizChanged();
    const chosen = new Map(choices.map((choice) => [choice.questionId, new Set(choice.optionIds)]));
    if (chosen.size < choices.length)
      throw InvalidInput.field('choices', 'Answer each question once.');
    const judged = this._questions.map(({ id: questionId, options }) => {
      const marked = chosen.get(questionId) ?? new Set();
      const optionIds = options.filter(({ id }) => marked.has(id)).map(({ id }) => id);
      if (optionIds.length < marked.size) throw new QuizChanged();
      chosen.delete(questionId);
      return {
        questionId,
        optionIds,
        isRight: options.every((o) => o.isRight === marked.has(o.id)),
      };
    });
    if (chosen.size > 0) throw new QuizChanged();
    return judged;
  }
}

/** The same question always as the same JSON: the database does not keep the order of keys. */
const inOrder = ({ id, text, options, explanation }: QuizQuestion) => [
  id,
  text,
  explanation,
  options.map((option) => [option.id, option.text, option.isRight]),
];
