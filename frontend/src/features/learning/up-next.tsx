import { useEffect, useState } from 'react';
import { commonCopy } from '../../shared/copy/common';
import { lectureCopy } from '../../shared/copy/learner';
import { Button } from '../../shared/ui/button';

const SECONDS = 5;

interface UpNextProps {
  title: string;
  onPlay: () => void;
  onCancel: () => void;
}

/** The next lecture begins by itself after five seconds, unless the learner stays. */
export function UpNext({ title, onPlay, onCancel }: UpNextProps) {
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onPlay()), 1000);
    return () => clearTimeout(timer);
  }, [left, onPlay]);
  return (
    <div
      role="group"
      aria-label={lectureCopy.upNext}
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-4 rounded-card bg-ink/90 p-6 text-center text-text scheme-dark"
    >
      <p className="text-sm text-muted">{lectureCopy.upNextIn(left)}</p>
      <p className="text-xl font-semibold">{title}</p>
      <div className="flex gap-3">
        <Button variant="accent" onClick={onPlay}>
          {lectureCopy.playNow}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {commonCopy.cancel}
        </Button>
      </div>
    </div>
  );
}
