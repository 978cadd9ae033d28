import { Download } from 'lucide-react';
import type { Handout } from '../../shared/api/types';
import { formatBytes } from '../../shared/lib/bytes';
import { textLink } from '../../shared/ui/text-link';

/** No file is empty, though a short one would be 0 KB. */
const LEAST = 1000;

/** A link that the browser saves the file by. */
export function HandoutLink({ handout: { name, size, url } }: { handout: Handout }) {
  return (
    <a href={url} download className="group flex min-h-11 items-center gap-3 py-2">
      <Download aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 wrap-anywhere">
        <span className={textLink('group-hover:decoration-2')}>{name}</span>{' '}
        <span className="text-sm whitespace-nowrap text-subtle tabular-nums">
          {formatBytes(Math.max(size, LEAST))}
        </span>
      </span>
    </a>
  );
}
