import { Mail } from 'lucide-react';
import type { CreatorCard } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { Avatar } from '../../shared/ui/avatar';
import { AverageRating } from '../../shared/ui/course-card';
import { Card } from '../../shared/ui/surface';
import { textLink } from '../../shared/ui/text-link';

/** Photo, name, description and email of the educator. */
export function EducatorCard({ creator }: { creator: CreatorCard }) {
  return (
    <Card className="grid gap-4 p-6">
      <div className="flex items-center gap-4">
        <Avatar name={creator.name} photoUrl={creator.photoUrl} className="size-16 text-2xl" />
        <div className="min-w-0">
          <p className="text-lg leading-snug font-semibold">{creator.name}</p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {courseCopy.courseCount(creator.courseCount)}
            {creator.averageRating > 0 && <AverageRating average={creator.averageRating} />}
          </p>
        </div>
      </div>
      {creator.description && <p className="prose whitespace-pre-line">{creator.description}</p>}
      <a
        href={`mailto:${creator.email}`}
        className={textLink('inline-flex min-h-11 items-center gap-2 justify-self-start break-all')}
      >
        <Mail aria-hidden className="size-4 shrink-0" />
        {creator.email}
      </a>
    </Card>
  );
}
