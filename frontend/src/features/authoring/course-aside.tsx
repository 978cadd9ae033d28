import { useField, useFormikContext } from 'formik';
import { Circle, CircleCheck } from 'lucide-react';
import type { CourseDetail } from '../../shared/api/types';
import { editCourseCopy } from '../../shared/copy/educator';
import { useObjectUrl } from '../../shared/lib/use-object-url';
import { Button } from '../../shared/ui/button';
import { CourseCard } from '../../shared/ui/course-card';
import { Card } from '../../shared/ui/surface';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import type { CourseEdit } from './authoring.slice';
import { asCard, openParts, PARTS } from './course-values';
import { StatusChip } from './status-chip';

/** Next to the fields: publishing, what is missing for it, and a preview of the card. */
export function CourseAside({ course }: { course: CourseDetail }) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:row-span-2">
      <Publication course={course} />
      <Checklist course={course} />
      <CardPreview course={course} />
    </div>
  );
}

/** Only changes the form: saving applies it. */
function Publication({ course }: { course: CourseDetail }) {
  const [{ value: wanted }, , { setValue }] = useField<boolean>('isPublished');
  const { isPublished } = course;
  const [now, next] = [
    isPublished ? 'published' : 'draft',
    wanted ? 'published' : 'draft',
  ] as const;
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StatusChip published={isPublished} />
        <Button variant="secondary" size="sm" onClick={() => void setValue(!wanted)}>
          {wanted ? editCourseCopy.unpublish : editCourseCopy.publish}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {now === next ? editCourseCopy.now[now] : editCourseCopy.onSave[next]}
      </p>
    </Card>
  );
}

function Checklist({ course }: { course: CourseDetail }) {
  const { values } = useFormikContext<CourseEdit>();
  const open = openParts(values, course);
  return (
    <Card className="grid gap-3 p-5">
      <div>
        <h2 className="font-semibold">{editCourseCopy.checklist}</h2>
        <p className="text-xs text-subtle">{editCourseCopy.checklistText}</p>
      </div>
      <ul className="grid gap-2 text-sm">
        {PARTS.map((part) => {
          const done = !open.includes(part);
          const Mark = done ? CircleCheck : Circle;
          return (
            <li key={part} className="flex items-start gap-2">
              <Mark
                aria-hidden
                className={
                  done
                    ? 'mt-0.5 size-4 shrink-0 text-success'
                    : 'mt-0.5 size-4 shrink-0 text-subtle'
                }
              />
              <span>
                {editCourseCopy.parts[part]}
                <VisuallyHidden>
                  , {done ? editCourseCopy.done : editCourseCopy.open}
                </VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** A non-interactive preview of the card. */
function CardPreview({ course }: { course: CourseDetail }) {
  const { values } = useFormikContext<CourseEdit>();
  const preview = useObjectUrl(values.thumbnail);
  const card = asCard(values, course, preview);
  return (
    <div className="hidden gap-2 lg:grid">
      <p className="text-sm font-semibold">{editCourseCopy.preview}</p>
      <div inert>
        <CourseCard course={{ ...card, title: card.title || editCourseCopy.untitled }} eager />
      </div>
    </div>
  );
}
