import type { Lecture } from '../api/types';

interface SectionTitleProps {
  /** The lecture it stands above; shows nothing unless a section begins with it. */
  lecture: Lecture;
  lectures: readonly Lecture[];
  /** What there is to say of the lectures of a section. */
  note: (section: readonly Lecture[]) => string;
}

/** The title of a section of a course, above its first lecture in a list. */
export function SectionTitle({ lecture, lectures, note }: SectionTitleProps) {
  if (lecture.sectionTitle === undefined) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 bg-surface-2 px-4 py-2.5 text-sm">
      <h3 className="font-semibold as-written">{lecture.sectionTitle}</h3>
      <span className="text-muted tabular-nums">{note(sectionFrom(lecture, lectures))}</span>
    </div>
  );
}

/** The lecture and those after it, up to the one that begins the next section. */
function sectionFrom(lecture: Lecture, lectures: readonly Lecture[]): Lecture[] {
  const after = lectures.slice(lectures.indexOf(lecture) + 1);
  const next = after.findIndex(({ sectionTitle }) => sectionTitle !== undefined);
  return [lecture, ...(next === -1 ? after : after.slice(0, next))];
}
