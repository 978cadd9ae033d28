import { join } from 'node:path';
import { ROOT } from '../../../infra/local/settings.ts';
import type * as SearchDocuments from '../../src/modules/catalog/domain/search/search-document.js';
import type { CourseText } from '../../src/modules/catalog/domain/search/search-document.js';
import type { SeedBase, SeedCourse } from './courses.ts';

/** The product's own code for documents; from the build, like everything that is measured. */
type Documents = typeof SearchDocuments;
type Document = SearchDocuments.SearchDocument;
const BUILT = join(ROOT, 'backend/dist/modules/catalog/domain/search/search-document.js');

/** After this many courses, one document is also computed as a whole, to verify that it is the same. */
const CHECKED = 1_000;
const NOTHING = {
  ...{ title: '', subTitle: '', description: '', category: '' as CourseText['category'] },
  ...{ level: null, pricePaise: null, lectureTitles: [] },
};

/**
 * The search documents of the seeded courses, as the product would index them, composed of parts that are computed
 * once: some hundred bases, and invented words. Computing a million courses in full takes half an hour.
 */
export class SeedDocuments {
  private readonly bases = new Map<SeedBase, Document>();
  private readonly words = new Map<string, Document>();
  private readonly documents: Documents;
  private made = 0;

  private constructor(documents: Documents) {
    this.documents = documents;
  }

  static async ofTheBuild(): Promise<SeedDocuments> {
    return new SeedDocuments((await import(BUILT)) as Documents);
  }

  get version(): number {
    return this.documents.DOCUMENT_VERSION;
  }

  of(course: SeedCourse): Document {
    const tokens = new Map<string, SearchDocuments.Place>();
    const words = new Set<string>();
    for (const part of this.partsOf(course)) {
      for (const [token, place] of part.tokens) {
        const known = tokens.get(token);
        // From A, the most telling place, to D.
        if (known === undefined || place < known) tokens.set(token, place);
      }
      for (const word of part.words) words.add(word);
    }
    const document = { tokens, words };
    if (this.made++ % CHECKED === 0) this.assertSame(document, this.whole(course));
    return document;
  }

  private partsOf({ base, title: words, filling, pricePaise }: SeedCourse): Document[] {
    const { searchDocumentOf } = this.documents;
    // The whole title, because a word's weight in it depends on the words before it.
    const title = searchDocumentOf({ ...NOTHING, title: words, pricePaise });
    return [this.ofBase(base), title, ...filling.map((word) => this.ofWord(word))];
  }

  private ofBase(base: SeedBase): Document {
    const known = this.bases.get(base) ?? this.whole({ ...base, pricePaise: null });
    this.bases.set(base, known);
    return known;
  }

  private ofWord(word: string): Document {
    const { searchDocumentOf } = this.documents;
    const known = this.words.get(word) ?? searchDocumentOf({ ...NOTHING, description: word });
    this.words.set(word, known);
    return known;
  }

  private whole(course: SeedBase & { pricePaise: number | null }): Document {
    const category = course.category as CourseText['category'];
    return this.documents.searchDocumentOf({ ...course, category, lectureTitles: [] });
  }

  private assertSame(put: Document, made: Document): void {
    const [one, other] = [put, made].map(({ tokens, words }) =>
      JSON.stringify([[...tokens].sort(), [...words].sort()]),
    );
    if (one !== other) throw new Error(`The parts of a course are not the whole: ${one} ${other}`);
  }
}
