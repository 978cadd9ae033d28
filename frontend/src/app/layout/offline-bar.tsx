import { WifiOff } from 'lucide-react';
import { networkCopy } from '../../shared/copy/common';
import { useOnline } from '../../shared/lib/use-online';

export function OfflineBar() {
  const online = useOnline();
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
