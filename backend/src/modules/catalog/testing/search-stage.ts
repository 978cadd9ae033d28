import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { CollectCandidates } from '../application/search/collect-candidates.js';
import { Dictionary } from '../application/search/dictionary.js';
import { EducatorDirectory } from '../application/courses/educator-directory.js';
import { FindRelated } from '../application/search/find-related.js';
import { NamedEducators } from '../application/search/named-educators.js';
import { ReadRequest } from '../application/search/read-request.js';
import {
  type Interpretation,
  RequestInterpreter,
} from '../application/search/request-interpreter.js';
import { SearchCourses } from '../application/search/search-courses.js';
import { UnderstandRequest } from '../application/search/understand-request.js';
import type { Commonness } from '../domain/search/facet.js';
import {
  type CourseText,
  DOCUMENT_VERSION,
  searchDocumentOf,
} from '../domain/search/search-document.js';
import { wordsOf } from '../domain/search/text.js';
import { InMemorySearchIndex } from './in-memory-search-index.js';

interface StagedCourse extends Partial<Omit<CourseText, 'title'>> {
  readonly creatorId?: string;
  readonly minutes?: number;
  readonly enrollmentCount?: number;
  readonly ratings?: readonly number[];
}

class InMemoryEducators extends EducatorDirectory {
  readonly names = new Map<string, string>();

  async named(words: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const hits = (name: string) => wordsOf(name).filter((word) => words.includes(word)).length;
    const most = Math.max(1, ...[...this.names.values()].map(hits));
    return new Map([...this.names].filter(([, name]) => hits(name) === most));
  }
}

class InMemoryDictionary extends Dictionary {
  readonly words = new Map<string, Commonness>();

  async known(words: readonly string[]): Promise<ReadonlyMap<string, Commonness>> {
    return new Map([...this.words].filter(([word]) => words.includes(word)));
  }
}

class ScriptedInterpreter extends RequestInterpreter {
  answer: Interpretation | null = null;

  async interpret(): Promise<Interpretation | null> {
    return this.answer;
  }
}

/** A small catalog to search in, all in memory. */
export class SearchStage {
  readonly index = new InMemorySearchIndex();
  readonly educators = new InMemoryEducators();
  readonly dictionary = new InMemoryDictionary();
  readonly interpreter = new ScriptedInterpreter();
  readonly clock = new FixedClock(new Date('2026-11-21T12:00:00Z'));
  private readonly courses = new SearchCourses(
    new UnderstandRequest(
      new ReadRequest(this.index, this.dictionary, new NamedEducators(this.educators)),
      this.interpreter,
    ),
    new CollectCandidates(this.index),
    new FindRelated(this.index, this.clock),
    this.index,
    this.clock,
  );

  async add(title: string, course: StagedCourse = {}): Promise<void> {
    const { creatorId = 'asha', minutes = 60, enrollmentCount = 0, ratings = [], ...text } = course;
    const courseId = `course-${this.index.listed.size}`;
    const whole: CourseText = {
      ...{ subTitle: '', description: '', category: 'Others', level: null, pricePaise: 49_900 },
      ...{ lectureTitles: [], title, ...text },
    };
    const { category, level, pricePaise } = whole;
    this.index.listed.set(courseId, {
      ...{ courseId, creatorId, title, category, thumbnailId: null, enrollmentCount },
      ...{ ratingSum: ratings.reduce((sum, one) => sum + one, 0), ratingCount: ratings.length },
      ...{ publishedAt: this.clock.now() },
    });
    const document = searchDocumentOf(whole);
    await this.index.put(
      { courseId, creatorId, document, level, pricePaise, minutes },
      DOCUMENT_VERSION,
    );
  }

  /** Titles, best first. */
  async search(request: string): Promise<string[]> {
    const { results } = await this.courses.execute(request);
    return results.map(({ course }) => course.title);
  }

  /** The reasons by title. */
  async reasons(request: string): Promise<Record<string, readonly string[]>> {
    const { results } = await this.courses.execute(request);
    return Object.fromEntries(results.map(({ course, reasons }) => [course.title, reasons]));
  }

  async isBeyondLimits(request: string): Promise<boolean> {
    return (await this.courses.execute(request)).isBeyondLimits;
  }

  async correctionOf(request: string): Promise<string | null> {
    return (await this.courses.execute(request)).correctedTo;
  }
}
