import { Injectable } from '@nestjs/common';
import type { ReadCourse } from './discussion-right.js';
import { Participants } from './participants.js';
import type { QuestionRecord, ThreadRecord } from './questions-view.js';

export interface Author {
  readonly name: string;
  readonly photoUrl: string | null;
  readonly isEducator: boolean;
  /** Whether it is the reader. */
  readonly isSelf: boolean;
}

export type ShownQuestion = Omit<QuestionRecord, 'authorId'> & {
  /** Null once the question was withdrawn. */
  readonly author: Author | null;
  /** Null when the lecture was removed. */
  readonly lectureTitle: string | null;
};

export interface ShownAnswer {
  readonly answerId: string;
  readonly author: Author;
  readonly text: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
}

export type ShownThread = ShownQuestion & { readonly answers: readonly ShownAnswer[] };

/** Adds the authors and the lectures' titles of today to questions and answers. */
@Injectable()
export class AuthoredQuestions {
  constructor(private readonly participants: Participants) {}

  async of(
    records: readonly QuestionRecord[],
    course: ReadCourse,
    readerId: string,
  ): Promise<readonly ShownQuestion[]> {
    const authorOf = await this.authors(
      records.map(({ authorId }) => authorId),
      readerId,
    );
    return records.map((record) => shown(record, course, authorOf));
  }

  async thread(record: ThreadRecord, course: ReadCourse, readerId: string): Promise<ShownThread> {
    const { answers } = record;
    const ids = [record.authorId, ...answers.map(({ authorId }) => authorId)];
    const authorOf = await this.authors(ids, readerId);
    return {
      ...shown(record, course, authorOf),
      answers: answers.map(({ id: answerId, authorId, isEducators, ...words }) => ({
        answerId,
        author: authorOf(authorId, isEducators),
        ...words,
      })),
    };
  }

  private async authors(ids: readonly (string | null)[], readerId: string) {
    const known = await this.participants.of([...new Set(ids.filter((id) => id !== null))]);
    return (id: string, isEducator: boolean): Author => {
      const { name, photoUrl } = known.get(id) ?? gone(isEducator);
      return { name, photoUrl, isEducator, isSelf: id === readerId };
    };
  }
}

/** Shown for an author whose account is deleted. */
function gone(isEducator: boolean) {
  return { name: isEducator ? 'Former educator' : 'Former learner', photoUrl: null };
}

function shown(
  { authorId, ...record }: QuestionRecord,
  { titles, isRetired }: ReadCourse,
  authorOf: (id: string, isEducator: boolean) => Author,
): ShownQuestion {
  const author = authorId === null ? null : authorOf(authorId, false);
  const isAwaiting = record.isAwaiting && !isRetired;
  const lectureTitle = titles.get(record.lectureId) ?? null;
  return { ...record, isAwaiting, author, lectureTitle };
}
