import { useDispatch, useSelector } from 'react-redux';
import { Volume2, VolumeX } from 'lucide-react';
import { searchCopy } from '../../shared/copy/search';
import { muteToggled, selectSearch } from './search.slice';

/** Turns spoken replies on or off; remembered on this device. */
export function VoiceSwitch() {
  const dispatch = useDispatch();
  const { muted } = useSelector(selectSearch);
  const Icon = muted ? VolumeX : Volume2;
  return (
    <button
      type="button"
      aria-pressed={!muted}
      onClick={() => dispatch(muteToggled())}
      className="-mr-2 inline-flex min-h-9 items-center gap-2 rounded-control px-2 text-sm font-semibold text-hero-muted hover:bg-surface-2 hover:text-white pointer-coarse:min-h-11"
    >
      <Icon aria-hidden className="size-5" />
      {searchCopy.voice}
      <span aria-hidden>{muted ? searchCopy.off : searchCopy.on}</span>
    </button>
  );
}
