import { lazy, Suspense } from 'react';
import { commonCopy } from '../../shared/copy/common';
import { withConnection } from '../../shared/lib/with-connection';
import { Skeleton } from '../../shared/ui/skeleton';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import type { LecturePlayerProps } from './lecture-player';

const load = () => {
  lendStorage();
  return withConnection(() => import('./lecture-player'));
};
const Player = lazy(async () => ({ default: (await load()).LecturePlayer }));

/** The player reads what it keeps without asking whether it may; where that is blocked there is nothing to read. */
function lendStorage(): void {
  try {
    if (window.localStorage) return;
  } catch {
    // Blocked.
  }
  const value = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.defineProperty(window, 'localStorage', { value, configurable: true });
}

/**
 * Fetches the player's code ahead of the click that will need it. It is not run: that would hold a
 * phone up while somebody reads. The build wrote into the page what its files are.
 */
export function preloadPlayer(): void {
  const files = document.getElementById('root')?.dataset.player?.split(' ') ?? [];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** The player with a place of its final size while its code is on the way. */
export function LazyLecturePlayer(props: LecturePlayerProps) {
  return (
    <Suspense
      fallback={
        <div aria-busy className="scheme-dark">
          <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
          <Skeleton className="aspect-video rounded-card" />
        </div>
      }
    >
      <Player {...props} />
    </Suspense>
  );
}
