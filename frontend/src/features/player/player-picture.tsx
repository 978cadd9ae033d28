import { useState, type VideoHTMLAttributes } from 'react';
import { MediaProvider, Poster, Track } from '@vidstack/react';
import type { Lecture } from '../../shared/api/types';

interface PlayerPictureProps {
  title: string;
  poster: string | null;
  tracks: Lecture['captions'];
}

/**
 * The element must not load before the engine has attached: Chromium plays HLS itself, too, and would fetch everything
 * twice. Firefox would stop at it when tabbing, where nothing is to be seen or heard.
 */
const BARE_ELEMENT: VideoHTMLAttributes<HTMLVideoElement> = { preload: 'none', tabIndex: -1 };

/** The video element with its poster and captions. */
export function PlayerPicture({ title, poster, tracks }: PlayerPictureProps) {
  /** Without its poster the player stays plain; the library would show the browser's broken image. */
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <MediaProvider mediaProps={BARE_ELEMENT}>
      {poster && poster !== broken && (
        <Poster className="vds-poster" src={poster} alt={title} onError={() => setBroken(poster)} />
      )}
      {tracks.map((track) => (
        <Track
          key={track.url}
          src={track.url}
          kind="subtitles"
          type="vtt"
          label={track.label}
          language={track.language}
        />
      ))}
    </MediaProvider>
  );
}
