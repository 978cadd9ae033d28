import { DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const WITHOUT = { googleCastButton: null, airPlayButton: null, downloadButton: null };

/** The library looks for the pictures of a storyboard beside it only if it knows its whole address. */
const absolute = (path: string): string => new URL(path, window.location.href).href;

export function PlayerControls({ storyboard }: { storyboard: string | null }) {
  return (
    <DefaultVideoLayout
      icons={defaultLayoutIcons}
      colorScheme="dark"
      playbackRates={RATES}
      noAudioGain
      // On phones the menus stand outside of the player: inside of the page's main part, then.
      menuContainer="main"
      thumbnails={storyboard ? absolute(storyboard) : null}
      slots={WITHOUT}
    />
  );
}
