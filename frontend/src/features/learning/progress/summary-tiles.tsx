import { Award, CircleCheckBig, Clock, PlayCircle } from 'lucide-react';
import type { LearningProgress } from '../../../shared/api/types';
import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { Card } from '../../../shared/ui/surface';
import { timeLearned } from './time-learned';

export function SummaryTiles({ summary }: { summary: LearningProgress['summary'] }) {
  const { tiles } = learningProgressCopy;
  const entries = [
    { label: tiles.inProgress, value: String(summary.inProgress), Icon: PlayCircle },
    { label: tiles.completed, value: String(summary.completed), Icon: CircleCheckBig },
    { label: tiles.time, value: timeLearned(summary.watchedSeconds), Icon: Clock },
    { label: tiles.certificates, value: String(summary.certificates), Icon: Award },
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {entries.map(({ label, value, Icon }) => (
        <Card key={label} className="flex flex-col gap-1 p-5">
          <dt className="flex items-center gap-2 text-sm text-muted">
            <Icon aria-hidden className="size-4 shrink-0 text-primary" />
            {label}
          </dt>
          <dd className="text-xl font-extrabold whitespace-nowrap tabular-nums sm:text-2xl md:text-3xl">
            {value}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
