import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { commonCopy } from '../../shared/copy/common';
import { lectureCopy } from '../../shared/copy/learner';
import { Button } from '../../shared/ui/button';
import { announce } from '../../shared/ui/live-region';

const SECONDS = 5;

/**
 * Whether somebody writes or answers something, which the next lecture would replace under their hands. A part of the page
 * asks for that with `data-hold`, for while the focus is in it; with `data-hold="always"` wherever it is.
 */
function isHeld(): boolean {
  if (document.querySelector('[data-hold=always]')) return true;
  const active = document.activeElement;
  const isWritten = (active as Partial<HTMLInputElement> | null)?.value;
  return active?.closest(isWritten ? 'form, [data-hold]' : '[data-hold]') != null;
}

interface UpNextProps {
  title: string;
  /** For a learner with the focus in the player: five seconds are too short to look for Cancel. */
  takesFocus: boolean;
  onPlay: () => void;
  onCancel: () => void;
  /** The offer disappears, with the focus in it. */
  onFocusLost: () => void;
}

/** The next lecture starts automatically after five seconds, unless the learner cancels or is filling in something. */
export function UpNext({ title, takesFocus, onPlay, onCancel, onFocusLost }: UpNextProps) {
  const [left, setLeft] = useState(SECONDS);
  const [waits, setWaits] = useState(isHeld);
  useEffect(() => {
    const timer = setInterval(() => {
      const held = isHeld();
      setWaits(held);
      if (held) setLeft(SECONDS);
      else if (left > 1) setLeft(left - 1);
      else onPlay();
    }, 1000);
    return () => clearInterval(timer);
  }, [left, onPlay]);
  const cancel = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const lose = useEffectEvent(onFocusLost);
  // At the first render: a key pressed before that would find the focus nowhere.
  useLayoutEffect(() => {
    const offer = group.current;
    if (takesFocus) cancel.current?.focus();
    return () => {
      if (offer?.contains(document.activeElement)) lose();
    };
  }, [takesFocus]);
  // From wherever the focus is, as five seconds do not suffice to come here. In full screen, the browser takes it.
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && giveUp();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  // Announced once, not every second.
  useEffect(
    () => announce(waits ? lectureCopy.upNextWaits : lectureCopy.upNextSaid(SECONDS, title)),
    [title, waits],
  );
  return (
    <div
      ref={group}
      role="group"
      aria-label={lectureCopy.upNext}
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-4 rounded-card bg-ink/90 p-6 text-center text-text scheme-dark"
    >
      <p className="text-sm text-muted">
        {waits ? lectureCopy.upNextWaits : lectureCopy.upNextIn(left)}
      </p>
      <p className="text-xl font-semibold">{title}</p>
      <div className="flex gap-3">
        <Button variant="accent" onClick={onPlay}>
          {lectureCopy.playNow}
        </Button>
        <Button ref={cancel} variant="secondary" onClick={onCancel}>
          {commonCopy.cancel}
        </Button>
      </div>
    </div>
  );
}
