import { useSelector } from 'react-redux';
import { searchCopy } from '../../shared/copy/search';
import { canListen } from './recognition';
import { selectSearch } from './search.slice';

/** 'Listening...', or what to do when it is not possible; announced on change. */
export function ListeningStatus({ id }: { id: string }) {
  const { listening, trouble } = useSelector(selectSearch);
  const help = trouble ?? (canListen() ? null : 'unsupported');
  return (
    <div id={id} role="status" className="min-w-0 grow text-sm text-hero-muted">
      {listening ? (
        <p className="flex flex-wrap items-center gap-x-2.5">
          <SoundBars />
          <span className="text-base font-semibold text-white">{searchCopy.listening}</span>
          <span className="pointer-coarse:hidden">{searchCopy.stopHint}</span>
        </p>
      ) : (
        help && <p>{searchCopy.trouble[help]}</p>
      )}
    </div>
  );
}

const DELAYS = ['0ms', '180ms', '90ms', '270ms'];

function SoundBars() {
  return (
    <span aria-hidden className="flex h-5 items-center gap-0.5">
      {DELAYS.map((animationDelay) => (
        <span
          key={animationDelay}
          style={{ animationDelay }}
          className="h-full w-1 animate-pulse rounded-full bg-accent motion-reduce:h-3"
        />
      ))}
    </span>
  );
}
