import type { VideoHTMLAttributes } from 'react';
import { MediaProvider, Poster, Track } from '@vidstack/react';
import type { Lecture } from '../../shared/api/types';

interface PlayerPictureProps {
  title: string;
  poster: string | null;
  tracks: Lecture['captions'];
}

/**
 * The element must not begin before the engine has taken over: Chromium plays HLS by itself too, and
 * would fetch everything a second time.
 */
const BARE_ELEMENT: VideoHTMLAttributes<HTMLVideoElement> = { preload: 'none' };

/** The video itself, with its poster and captions. */
export function PlayerPicture({ title, poster, tracks }: PlayerPictureProps) {
  return (
    <MediaProvider mediaProps={BARE_ELEMENT}>
      {poster && <Poster className="vds-poster" src={poster} alt={title} />}
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
