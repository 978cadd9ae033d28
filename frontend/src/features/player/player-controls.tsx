import { DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const WITHOUT = { googleCastButton: null, airPlayButton: null, downloadButton: null };

/** The library resolves a storyboard's pictures only relative to an absolute URL. */
const absolute = (path: string): string => new URL(path, window.location.href).href;

export function PlayerControls({ storyboard }: { storyboard: string | null }) {
  return (
    <DefaultVideoLayout
      icons={defaultLayoutIcons}
      colorScheme="dark"
      playbackRates={RATES}
      noAudioGain
      // On phones the menus are outside of the player, so they are put into the page's main part.
      menuContainer="main"
      thumbnails={storyboard ? absolute(storyboard) : null}
      slots={WITHOUT}
    />
  );
}
