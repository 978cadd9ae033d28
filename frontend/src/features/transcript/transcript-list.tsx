import { useMemo, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { transcriptCopy } from '../../shared/copy/transcript';
import { formatClock } from '../../shared/lib/dates';
import type { PlayerClock } from './player-clock';
import { lineAt, linesOf, paragraphsOf } from './transcript-lines';
import { useFollowed } from './use-followed';

interface TranscriptListProps {
  vtt: string;
  language: string;
  clock: PlayerClock;
  onSeek: (seconds: number) => void;
}

/** The transcript in paragraphs; each line is a button that seeks to it. */

export function TranscriptList({ vtt, language, clock, onSeek }: TranscriptListProps) {
  const lines = useMemo(() => linesOf(vtt), [vtt]);
  const paragraphs = useMemo(() => paragraphsOf(lines), [lines]);
  const current = useSyncExternalStore(clock.subscribe, () => lineAt(lines, clock.at));
  const { list, onScroll } = useFollowed(current);
  // Only one line is a tab stop, and arrow keys move between lines: hundreds of tab stops would block the way.
  const [held, setHeld] = useState<number | null>(null);
  const stop = held ?? Math.max(current, 0);

  const step = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, stop, lines.length - 1);
    if (to === null) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <>
      <p className="text-xs text-subtle">{transcriptCopy.hint}</p>
      <div
        ref={list}
        role="group"
        aria-label={transcriptCopy.lines}
        lang={language}
        dir="auto"
        onScroll={onScroll}
        className="relative grid max-h-80 gap-4 overflow-y-auto scroll-smooth print:max-h-none print:overflow-visible"
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph[0]} className="grid">
            <span className="px-2 text-xs text-subtle tabular-nums">
              {formatClock(lines[paragraph[0] ?? 0]?.from ?? 0)}
            </span>
            {paragraph.map((index) => (
              <button
                key={index}
                type="button"
                tabIndex={index === stop ? 0 : -1}
                aria-current={index === current || undefined}
                onFocus={() => setHeld(index)}
                onBlur={() => setHeld(null)}
                onKeyDown={step}
                onClick={() => onSeek(lines[index]?.from ?? 0)}
                className="min-h-8 rounded-control px-2 py-1 text-start -outline-offset-2 hover:bg-surface-2 aria-current:bg-primary-tint aria-current:text-primary pointer-coarse:min-h-11"
              >
                {lines[index]?.text}
              </button>
            ))}
          </p>
        ))}
      </div>
    </>
  );
}

/** The index a key moves to, null for other keys. */
function placeAfter(key: string, at: number, last: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
