import { useEffect, useRef, type ReactNode } from 'react';
import {
  Circle,
  CircleCheckBig,
  CircleDashed,
  LoaderCircle,
  LockKeyhole,
  PlayCircle,
} from 'lucide-react';
import type { Lecture, LectureProgress } from '../../shared/api/types';
import { lectureCopy } from '../../shared/copy/learner';
import { classNames } from '../../shared/lib/class-names';
import { formatClock } from '../../shared/lib/dates';
import { SectionTitle } from '../../shared/ui/section-title';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

interface LectureListProps {
  lectures: readonly Lecture[];
  progress: ReadonlyMap<string, LectureProgress>;
  selectedId: string | null;
  /** What else there is to say of a lecture; empty for nothing. */
  noteOf?: (lecture: Lecture) => string;
  onSelect: (lecture: Lecture) => void;
}

/** A longer list scrolls by itself, so that its surroundings stay close. */
const MANY = 30;

/** Every lecture, with its state as an icon and in words. */
export function LectureList(props: LectureListProps) {
  const { lectures, progress, selectedId, noteOf, onSelect } = props;
  const list = useRef<HTMLOListElement>(null);
  const many = lectures.length > MANY;
  const isDone = (lectureId: string) => progress.get(lectureId)?.done ?? false;
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=true]')?.parentElement;
    // Not `scrollIntoView`, which would scroll the page as well.
    if (list.current && current)
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 3;
  }, [selectedId]);
  return (
    <ol
      ref={list}
      className={classNames(
        'relative divide-y divide-line overflow-hidden rounded-card border border-line bg-card',
        many &&
          'max-h-[70dvh] overscroll-contain overflow-y-auto print:max-h-none print:overflow-visible',
      )}
    >
      {lectures.map((lecture, index) => (
        <li key={lecture._id}>
          <SectionTitle
            lecture={lecture}
            lectures={lectures}
            note={(section) =>
              lectureCopy.doneOf(section.filter(({ _id }) => isDone(_id)).length, section.length)
            }
          />
          <Row lecture={lecture} current={lecture._id === selectedId} onSelect={onSelect}>
            <Mark
              lecture={lecture}
              done={isDone(lecture._id)}
              current={lecture._id === selectedId}
            />
            <span className="min-w-0 as-written">
              <span className="tabular-nums">{index + 1}.</span> {lecture.lectureTitle}
            </span>
            {lecture.durationSeconds !== null && (
              <span className="text-sm text-subtle tabular-nums">
                {formatClock(lecture.durationSeconds)}
              </span>
            )}
            <Note text={isMissing(lecture) ? lectureCopy.notYet : null} />
            <Note text={noteOf?.(lecture) ?? null} />
            <Watched lecture={lecture} progress={progress.get(lecture._id)} />
          </Row>
        </li>
      ))}
    </ol>
  );
}

const row =
  'grid min-h-14 w-full grid-cols-[auto_1fr_auto] items-center gap-x-3 border-l-4 border-transparent px-4 forced-colors:border-[Canvas] py-2.5 text-left aria-[current=true]:border-primary aria-[current=true]:bg-primary-tint aria-[current=true]:font-semibold';

interface RowProps extends Pick<LectureListProps, 'onSelect'> {
  lecture: Lecture;
  current: boolean;
  children: ReactNode;
}

/** A locked lecture cannot be selected: it would only say that it is locked, as it does here. */
function Row({ lecture, current, onSelect, children }: RowProps) {
  if (lecture.locked)
    return (
      <div aria-current={current} className={row}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      aria-current={current}
      onClick={() => onSelect(lecture)}
      className={classNames(row, '-outline-offset-2 hover:bg-surface-2')}
    >
      {children}
    </button>
  );
}

function Note({ text }: { text: string | null }) {
  return text && <span className="col-start-2 text-sm font-normal text-subtle">{text}</span>;
}

/** Nothing is playable or being processed: the educator has to act. */
function isMissing({ locked, videoUrl, videoStatus }: Lecture): boolean {
  return !locked && !videoUrl && (videoStatus === 'failed' || videoStatus === 'none');
}

function Mark({ lecture, done, current }: { lecture: Lecture; done: boolean; current: boolean }) {
  const { Icon, text, color } = markOf(lecture, done, current);
  return (
    <span className={color}>
      <Icon aria-hidden className="size-5" />
      {text && <VisuallyHidden>{text} </VisuallyHidden>}
    </span>
  );
}

function markOf(lecture: Lecture, done: boolean, current: boolean) {
  if (lecture.locked)
    return { Icon: LockKeyhole, text: lectureCopy.lockedMark, color: 'text-subtle' };
  if (done) return { Icon: CircleCheckBig, text: lectureCopy.doneMark, color: 'text-success' };
  if (isMissing(lecture)) return { Icon: CircleDashed, text: null, color: 'text-subtle' };
  if (!lecture.videoUrl)
    return { Icon: LoaderCircle, text: lectureCopy.preparingMark, color: 'text-subtle' };
  if (current) return { Icon: PlayCircle, text: null, color: 'text-primary' };
  return { Icon: Circle, text: null, color: 'text-subtle' };
}

function Watched({
  lecture,
  progress,
}: {
  lecture: Lecture;
  progress: LectureProgress | undefined;
}) {
  const { durationSeconds } = lecture;
  if (!progress || progress.done || !durationSeconds || progress.watchedSeconds === 0) return null;
  const percent = Math.floor(Math.min(1, progress.watchedSeconds / durationSeconds) * 100);
  return (
    <span className="col-span-2 col-start-2 mt-1.5 h-1 rounded-full bg-surface-2 track">
      <VisuallyHidden>{lectureCopy.watched(percent)}</VisuallyHidden>
      <span
        aria-hidden
        className="block h-full rounded-full bg-primary fill"
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
