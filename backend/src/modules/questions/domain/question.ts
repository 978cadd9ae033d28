import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { momentWithin } from '../../../platform/domain/moment.js';
import { checkedWords } from '../../../platform/domain/words.js';
import { QuestionWithdrawn, TooManyAnswers } from './errors.js';
import { QuestionAnswered, QuestionAsked } from './facts.js';

export const MAX_WORDS = 2_000;
/** Of learners, and as many of the educator, so that nobody can keep the educator from answering. */
export const MAX_ANSWERS = 100;
/** Of one learner, so that none can fill the places of all. */
export const MAX_OF_ONE = 20;
/** Whoever asked is told of so many answers, however often somebody answers, removes and answers again. */
export const MAX_TOLD = 10;

/** The moment of a lecture that a question is about. */
export interface AskedPlace {
  readonly courseId: string;
  readonly lectureId: string;
  /** Null when there is no video, or its length is unknown. */
  readonly durationSeconds: number | null;
}

interface NewQuestion {
  readonly id: string;
  readonly authorId: string;
  readonly place: AskedPlace;
  readonly positionSeconds: number;
  readonly text: string;
  readonly at: Date;
}

/** An answer as it is stored. */
export interface Answer {
  readonly id: string;
  readonly authorId: string;
  /** Whether it is by the educator of the course. */
  readonly isEducators: boolean;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null if it was never edited. */
  readonly editedAt: string | null;
}

interface NewAnswer extends Pick<Answer, 'id' | 'authorId' | 'isEducators' | 'text'> {
  readonly at: Date;
}

/** A learner's question about a moment of a lecture, with the answers of the educator and of other learners. */
export class Question extends AggregateRoot {
  readonly id: string;
  readonly courseId: string;
  readonly lectureId: string;
  readonly positionSeconds: number;
  readonly createdAt: Date;
  private _authorId: string | null;
  private _text: string | null;
  private _editedAt: Date | null = null;
  private _answers: readonly Answer[] = [];
  private _isAwaiting = true;
  private _told = 0;
  private _isToldOfLearners = false;

  private constructor(question: NewQuestion) {
    super();
    const { id, authorId, place, positionSeconds, text, at } = question;
    this.id = id;
    this.courseId = place.courseId;
    this.lectureId = place.lectureId;
    this.positionSeconds = positionSeconds;
    this.createdAt = at;
    this._authorId = authorId;
    this._text = text;
    this.record(QuestionAsked.of({ questionId: id, courseId: place.courseId }));
  }

  /** @throws InvalidInput */
  static ask(question: NewQuestion): Question {
    const positionSeconds = momentWithin(question.positionSeconds, question.place.durationSeconds);
    return new Question({
      ...question,
      positionSeconds,
      text: checkedWords('Question', question.text, MAX_WORDS),
    });
  }

  /** Null once the question was withdrawn. */
  get authorId(): string | null {
    return this._authorId;
  }

  /** Null once the question was withdrawn. */
  get text(): string | null {
    return this._text;
  }

  /** Null if it was never edited. */
  get editedAt(): Date | null {
    return this._editedAt;
  }

  /** Oldest first. */
  get answers(): readonly Answer[] {
    return this._answers;
  }

  /** Whether the educator still owes an answer. */
  get isAwaiting(): boolean {
    return this._isAwaiting;
  }

  /** Whether nothing is left that anybody would read. */
  get isEmpty(): boolean {
    return this._text === null && this._answers.length === 0;
  }

  /** Keeps its moment. @throws NotFound when it is not theirs, InvalidInput @returns false when nothing changed */
  rewrite(authorId: string, text: string, at: Date): boolean {
    if (this._authorId !== authorId) throw new NotFound();
    if (checkedWords('Question', text, MAX_WORDS) === this._text) return false;
    this._text = text;
    this._editedAt = at;
    return true;
  }

  /** Takes back the words and who asked; the answers stay, because they are others' words. */
  withdraw(): void {
    this._text = null;
    this._authorId = null;
    this._editedAt = null;
    this.settle();
  }

  /**
   * Adds an answer, or changes the text of the same person's answer with this id.
   * @throws NotFound for the id of another person's answer, QuestionWithdrawn, TooManyAnswers, InvalidInput
   * @returns whether it is new
   */
  answer({ id, authorId, isEducators, text, at }: NewAnswer): boolean {
    if (this._answers.some((answer) => answer.id === id)) {
      this.rewriteAnswer(id, authorId, text, at);
      return false;
    }
    if (this._text === null) throw new QuestionWithdrawn();
    const words = checkedWords('Answer', text, MAX_WORDS);
    const alike = this._answers.filter((answer) => answer.isEducators === isEducators);
    if (alike.length >= MAX_ANSWERS) throw new TooManyAnswers();
    const own = alike.filter((answer) => answer.authorId === authorId);
    if (!isEducators && own.length >= MAX_OF_ONE) throw new TooManyAnswers();
    const dates = { createdAt: at.toISOString(), editedAt: null };
    const answer = { id, authorId, isEducators, text: words, ...dates };
    this._answers = [...this._answers, answer];
    this.settle();
    const { id: questionId, courseId } = this;
    const isNews = this.isNews(answer);
    this.record(QuestionAnswered.of({ questionId, courseId, answerId: id, isNews }));
    return true;
  }

  /** @throws NotFound when it is missing or not theirs, InvalidInput @returns false when nothing changed */
  rewriteAnswer(answerId: string, authorId: string, text: string, at: Date): boolean {
    const known = this._answers.find(({ id }) => id === answerId);
    if (known?.authorId !== authorId) throw new NotFound();
    if (checkedWords('Answer', text, MAX_WORDS) === known.text) return false;
    const changed = { ...known, text, editedAt: at.toISOString() };
    this._answers = this._answers.map((answer) => (answer === known ? changed : answer));
    return true;
  }

  /** @throws NotFound */
  removeAnswer(answerId: string): void {
    const left = this._answers.filter(({ id }) => id !== answerId);
    if (left.length === this._answers.length) throw new NotFound();
    this._answers = left;
    this.settle();
  }

  /**
   * Whether to tell who asked: of answers of the educator, and of the first one of another learner. Counted here, as
   * answers can be removed and written again.
   */
  private isNews({ authorId, isEducators }: Answer): boolean {
    if (authorId === this._authorId || this._told >= MAX_TOLD) return false;
    if (!isEducators && this._isToldOfLearners) return false;
    if (!isEducators) this._isToldOfLearners = true;
    this._told += 1;
    return true;
  }

  private settle(): void {
    this._isAwaiting = this._text !== null && !this._answers.some(({ isEducators }) => isEducators);
  }
}
