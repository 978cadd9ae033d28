import { useRef, useState } from 'react';
import { ListPlus } from 'lucide-react';
import type { Lecture } from '../../../shared/api/types';
import { lecturesCopy, sectionsCopy } from '../../../shared/copy/educator-lectures';
import { dragRow } from './drag-row';
import { LectureRow } from './lecture-row';
import { blocksOf } from './outline';
import { SectionDialog, type TitledSection } from './section-dialog';
import { SectionRow } from './section-row';
import { sectionRow, useOutlineChanges } from './use-outline-changes';

interface LectureListProps {
  courseId: string;
  lectures: readonly Lecture[];
}

/** The numbered lectures in their sections. */
export function LectureList({ courseId, lectures }: LectureListProps) {
  const list = useRef<HTMLOListElement>(null);
  const outline = useOutlineChanges(lectures, list);
  const { rows } = outline;
  const sections = blocksOf(lectures).filter(([first]) => first?.sectionTitle !== undefined);
  const [titled, setTitled] = useState<TitledSection | null>(null);
  const open = ({ _id: lectureId, lectureTitle }: Lecture, title?: string) =>
    setTitled({ lectureId, lectureTitle, ...(title !== undefined && { title }) });
  const section = (first: Lecture, title: string) => {
    const nth = sections.findIndex(([one]) => one === first);
    return (
      <SectionRow
        key={sectionRow(first._id)}
        row={sectionRow(first._id)}
        title={title}
        lectures={sections[nth]?.length ?? 0}
        isFirst={nth === 0}
        isLast={nth === sections.length - 1}
        onMove={(by) => outline.moveSection(first, by)}
        onRename={() => open(first, title)}
        onRemove={() => outline.removeTitle(first)}
      />
    );
  };
  const row = (lecture: Lecture, at: number) => {
    const mayBegin = lecture.sectionTitle === undefined && sections.length < MAX_SECTIONS;
    return (
      <LectureRow
        key={lecture._id}
        courseId={courseId}
        lecture={lecture}
        number={lectures.indexOf(lecture) + 1}
        total={lectures.length}
        isFirst={at === 0}
        isLast={at === rows.length - 1}
        onMove={(by) => outline.move(lecture, by)}
        onPlace={(place) => outline.moveToPlace(lecture, place)}
        onGrab={(event) => {
          if (list.current)
            dragRow(list.current, at, event, (to) => outline.moveToRow(lecture, to));
        }}
        onBegin={mayBegin ? () => open(lecture) : undefined}
      />
    );
  };
  return (
    <>
      {lectures.length >= MANY && sections.length === 0 && <SectionTip />}
      <ol
        ref={list}
        aria-label={lecturesCopy.list}
        className="grid gap-3 data-dragging:select-none [&[data-dragging]>li:not([data-dragged])]:transition-[translate]"
      >
        {rows.map((shown, at) => {
          if (typeof shown !== 'string') return row(shown, at);
          const first = rows[at + 1];
          return typeof first === 'object' && section(first, shown);
        })}
      </ol>
      <SectionDialog
        section={titled}
        onSave={(lectureId, title) => {
          setTitled(null);
          outline.setTitle(lectureId, title);
        }}
        onClose={() => setTitled(null)}
      />
    </>
  );
}

/** The server's limit. */
const MAX_SECTIONS = 100;
/** So many lectures are easier to find in sections. */
const MANY = 5;

function SectionTip() {
  return (
    <p className="mb-3 flex items-center gap-2 text-sm text-muted">
      <ListPlus aria-hidden className="size-4 shrink-0" />
      {sectionsCopy.tip}
    </p>
  );
}
