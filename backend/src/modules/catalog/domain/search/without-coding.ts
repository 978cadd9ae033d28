import { type Facet, subjectFacet, subjectToken } from './facet.js';
import { widerThan } from './subject-index.js';

const NO_CODE = 'nocode';
const CODE = 'programming';
const AI = 'aiml';
/** What people do with AI who do not program. */
const AI_TOOLS = 'aitools';
/** The share of its importance that "without coding" keeps next to a subject. */
const SHADED = 0.4;

/**
 * "AI without coding" asks for AI and refuses courses that teach it by writing code; "an app without coding" asks for a
 * way to make one, and stays unchanged.
 */
export function withoutCoding(facets: readonly Facet[]): {
  readonly asked: readonly Facet[];
  readonly refused: readonly Facet[];
} {
  const others = facets.flatMap(subjectOf).filter((id) => id !== NO_CODE);
  const isManner = others.length > 0 && !others.some(isCode);
  if (!isManner || !facets.some(isNoCode)) return { asked: facets, refused: [] };
  return {
    asked: facets.map((facet) => {
      if (isNoCode(facet)) return { ...facet, importance: facet.importance * SHADED };
      return subjectOf(facet)[0] === AI ? subjectFacet([], [AI_TOOLS]) : facet;
    }),
    refused: [subjectFacet(['coding'], [CODE])],
  };
}

const isNoCode = ({ tokens }: Facet) => tokens[0]?.token === subjectToken(NO_CODE);

function subjectOf({ tokens }: Facet): readonly string[] {
  const [first] = tokens;
  const mark = subjectToken('');
  return first?.token.startsWith(mark) === true ? [first.token.slice(mark.length)] : [];
}

function isCode(id: string): boolean {
  return id === CODE || widerThan(id).some(isCode);
}
