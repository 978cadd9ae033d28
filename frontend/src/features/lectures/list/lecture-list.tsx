import { useRef, useState, type PointerEvent } from 'react';
import { ListPlus } from 'lucide-react';
import { useSelector, useStore } from 'react-redux';
import type { Lecture } from '../../../shared/api/types';
import { lecturesCopy, sectionsCopy } from '../../../shared/copy/educator-lectures';
import { selectLectures } from '../lectures.selectors';
import type { LecturesState } from '../lectures.slice';
import { dragRow } from './drag-row';
import { LectureRow, type LectureRowActions } from './lecture-row';
import { blocksOf, rowOf, rowsOf } from './outline';
import { outlineChanges, sectionRow } from './outline-changes';
import { SectionDialog, type TitledSection } from './section-dialog';
import { SectionRow } from './section-row';

/** The numbered lectures in their sections. */
export function LectureList({ courseId }: { courseId: string }) {
  const list = useRef<HTMLOListElement>(null);
  const lectures = useSelector(selectLectures);
  const [titled, setTitled] = useState<TitledSection | null>(null);
  const { changes, actions } = useActions(list, setTitled);
  const rows = rowsOf(lectures);
  const sections = blocksOf(lectures).filter(([first]) => first?.sectionTitle !== undefined);
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
        onMove={(by) => changes.moveSection(first, by)}
        onRename={() => setTitled(toTitle(first, title))}
        onRemove={() => changes.removeTitle(first)}
      />
    );
  };
  const row = (lecture: Lecture, at: number) => (
    <LectureRow
      key={lecture._id}
      courseId={courseId}
      lecture={lecture}
      number={lectures.indexOf(lecture) + 1}
      total={lectures.length}
      isFirst={at === 0}
      isLast={at === rows.length - 1}
      mayBegin={lecture.sectionTitle === undefined && sections.length < MAX_SECTIONS}
      actions={actions}
    />
  );
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
          changes.setTitle(lectureId, title);
        }}
        onClose={() => setTitled(null)}
      />
    </>
  );
}

const toTitle = ({ _id: lectureId, lectureTitle }: Lecture, title?: string): TitledSection => ({
  lectureId,
  lectureTitle,
  ...(title !== undefined && { title }),
});

/** The same for as long as the list is shown. */
function useActions(
  list: { readonly current: HTMLOListElement | null },
  setTitled: (section: TitledSection) => void,
) {
  const store = useStore<{ lectures: LecturesState }>();
  const [made] = useState(() => {
    const changes = outlineChanges(store, list);
    const actions: LectureRowActions = {
      onMove: changes.move,
      onPlace: changes.moveToPlace,
      onGrab: (lecture: Lecture, event: PointerEvent) => {
        const at = rowOf(rowsOf(selectLectures(store.getState())), lecture._id);
        if (list.current) dragRow(list.current, at, event, (to) => changes.moveToRow(lecture, to));
      },
      onBegin: (lecture: Lecture) => setTitled(toTitle(lecture)),
    };
    return { changes, actions };
  });
  return made;
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
