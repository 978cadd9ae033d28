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

/** The player accesses storage without a check; if it is blocked, provides an empty one. */
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
 * Loads the player's code before the click that needs it. Does not run it, because that would block a phone while
 * somebody is reading. The build wrote the file names into the page.
 */
export function preloadPlayer(): void {
  const files = document.getElementById('root')?.dataset.player?.split(' ') ?? [];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** The player, with a placeholder of its final size while its code loads. */
export function LazyLecturePlayer(props: LecturePlayerProps) {
  return (
    <Suspense
      fallback={
        <div aria-busy className="scheme-dark">
          <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
          <Skeleton className="player-place rounded-card" />
        </div>
      }
    >
      <Player {...props} />
    </Suspense>
  );
}
