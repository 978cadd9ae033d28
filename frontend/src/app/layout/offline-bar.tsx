import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
import { networkCopy } from '../../shared/copy/common';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-accent px-4 py-2 text-center text-sm font-semibold text-ink">
          <WifiOff aria-hidden className="size-4" />
          {networkCopy.offline}
        </p>
      )}
    </div>
  );
}
