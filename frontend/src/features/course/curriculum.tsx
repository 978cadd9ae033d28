import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LockKeyhole, LockKeyholeOpen, PlayCircle } from 'lucide-react';
import type { Lecture } from '../../shared/api/types';
import { commonCopy } from '../../shared/copy/common';
import { courseCopy } from '../../shared/copy/learner';
import { formatClock, formatDuration } from '../../shared/lib/dates';
import { classNames } from '../../shared/lib/class-names';
import { Button } from '../../shared/ui/button';
import { SectionTitle } from '../../shared/ui/section-title';
import { Chip } from '../../shared/ui/surface';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

interface CurriculumProps {
  lectures: readonly Lecture[];
  selectedId: string | null;
  onPreview: (lecture: Lecture) => void;
  /** The path of a lecture, for users who have the course. */
  pathOf?: ((lecture: Lecture) => string) | undefined;
}

const row = 'flex w-full min-h-14 items-center gap-3 px-4 py-2.5 text-left';

/** Longer courses show only the first lectures at first, so that the rest of the page stays close. */
const FIRST = 30;

/**
 * Before enrolling, only free previews are links, and the other lectures are text rather than dead buttons; afterwards
 * all are links.
 */
export function Curriculum(props: CurriculumProps) {
  const [whole, setWhole] = useState(false);
  const { lectures } = props;
  if (lectures.length === 0) return <p className="text-muted">{courseCopy.noLectures}</p>;
  if (lectures.length <= FIRST) return <Rows {...props} all={lectures} />;
  return (
    <div className="grid gap-4">
      <Rows {...props} all={lectures} lectures={whole ? lectures : lectures.slice(0, FIRST)} />
      <Button
        variant="secondary"
        className="justify-self-center"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        {whole ? courseCopy.fewerLectures : courseCopy.allLectures(lectures.length)}
      </Button>
    </div>
  );
}

function noteOf(section: readonly Lecture[]): string {
  const seconds = section.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0);
  const count = commonCopy.lectureCount(section.length);
  return seconds > 0 ? courseCopy.summary(count, formatDuration(seconds)) : count;
}

interface RowsProps extends CurriculumProps {
  /** With those not shown yet. */
  all: readonly Lecture[];
}

function Rows({ all, lectures, selectedId, onPreview, pathOf }: RowsProps) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {lectures.map((lecture, index) => (
        <li key={lecture._id}>
          <SectionTitle lecture={lecture} lectures={all} note={noteOf} />
          {lecture.isPreviewFree ? (
            <button
              type="button"
              aria-pressed={lecture._id === selectedId}
              onClick={() => onPreview(lecture)}
              className={classNames(
                row,
                '-outline-offset-2 hover:bg-surface-2 aria-pressed:bg-primary-tint',
              )}
            >
              <PlayCircle aria-hidden className="size-5 shrink-0 text-primary" />
              <Title lecture={lecture} number={index + 1} />
              <Chip tone="success">{courseCopy.preview}</Chip>
              <Length seconds={lecture.durationSeconds} />
            </button>
          ) : pathOf && !lecture.locked ? (
            <Link
              to={pathOf(lecture)}
              className={classNames(row, 'group -outline-offset-2 hover:bg-surface-2')}
            >
              <PlayCircle aria-hidden className="size-5 shrink-0 text-primary" />
              <Title lecture={lecture} number={index + 1} className="group-hover:underline" />
              <Length seconds={lecture.durationSeconds} />
            </Link>
          ) : (
            <div className={classNames(row, 'text-muted')}>
              <Mark locked={lecture.locked} />
              <Title lecture={lecture} number={index + 1} />
              <Length seconds={lecture.durationSeconds} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Users who have the course watch its lectures on their own page, so nothing is locked. */
function Mark({ locked }: { locked: boolean }) {
  const Icon = locked ? LockKeyhole : LockKeyholeOpen;
  return (
    <span className="shrink-0 text-subtle">
      <Icon aria-hidden className="size-5" />
      {locked && <VisuallyHidden>{courseCopy.locked}</VisuallyHidden>}
    </span>
  );
}

interface TitleProps {
  lecture: Lecture;
  number: number;
  className?: string;
}

function Title({ lecture, number, className }: TitleProps) {
  return (
    <span className={classNames('min-w-0 flex-1 as-written', className)}>
      <span className="tabular-nums">{number}.</span> {lecture.lectureTitle}
    </span>
  );
}

function Length({ seconds }: { seconds: number | null }) {
  if (seconds === null) return null;
  return <span className="text-sm text-subtle tabular-nums">{formatClock(seconds)}</span>;
}
