import { ownCoursesCopy } from '../../shared/copy/educator';
import { classNames } from '../../shared/lib/class-names';
import { Chip } from '../../shared/ui/surface';

/** 'Published' or 'Draft', with dots that differ in shape as well as in color. */
export function StatusChip({ published }: { published: boolean }) {
  return (
    <Chip tone={published ? 'success' : 'neutral'}>
      <span
        aria-hidden
        className={classNames(
          'size-2 rounded-full border border-current',
          published && 'bg-current',
        )}
      />
      {published ? ownCoursesCopy.published : ownCoursesCopy.draft}
    </Chip>
  );
}
