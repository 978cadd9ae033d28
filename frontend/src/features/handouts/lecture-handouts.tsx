import { useId } from 'react';
import type { Lecture } from '../../shared/api/types';
import { lectureCopy } from '../../shared/copy/learner';
import { HandoutLink } from './handout-link';

/** The files of a lecture, to download. Renders nothing where it has none. */
export function LectureHandouts({ lecture: { handouts = [] } }: { lecture: Lecture }) {
  const headingId = useId();
  if (handouts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} className="text-lg font-semibold">
        {lectureCopy.files}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {handouts.map((handout) => (
          <li key={handout._id} className="px-4">
            <HandoutLink handout={handout} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Null for a lecture without files. */
export const handoutsLabel = ({ handoutCount }: Lecture): string | null =>
  handoutCount === undefined ? null : lectureCopy.fileCount(handoutCount);
