import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Mic } from 'lucide-react';
import { searchCopy } from '../../shared/copy/search';
import { classNames } from '../../shared/lib/class-names';
import { listeningDismissed, microphonePressed, selectSearch } from './search.slice';

/** `aria-pressed` while listening; Esc stops it wherever the focus is. */
export function Microphone({ className }: { className: string }) {
  const dispatch = useDispatch();
  const { listening } = useSelector(selectSearch);
  useEffect(() => {
    if (!listening) return undefined;
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dispatch(listeningDismissed());
    };
    document.addEventListener('keydown', stopOnEscape);
    return () => document.removeEventListener('keydown', stopOnEscape);
  }, [dispatch, listening]);

  return (
    <button
      type="button"
      aria-label={searchCopy.speak}
      aria-pressed={listening}
      title={searchCopy.speak}
      onClick={() => dispatch(microphonePressed())}
      className={classNames(
        'grid size-11 place-items-center rounded-control',
        listening ? 'bg-accent text-ink' : 'text-primary hover:bg-surface-2',
        className,
      )}
    >
      <Mic aria-hidden className="size-5" />
    </button>
  );
}
