import '@vidstack/react/player/styles/default/theme.css';
import '@vidstack/react/player/styles/default/layouts/video.css';
import './lecture-player.css';
import { useImperativeHandle, useRef, useState, type Ref, type VideoHTMLAttributes } from 'react';
import {
  MEDIA_KEY_SHORTCUTS,
  MediaPlayer,
  MediaProvider,
  Poster,
  Track,
  type MediaPlayerInstance,
} from '@vidstack/react';
import { DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';
import type { Lecture } from '../../shared/api/types';
import { playerCopy } from '../../shared/copy/learner';
import { setUpHls } from './hls-setup';
import { PlayerKeys } from './player-keys';
import { PlayerStorage } from './player-storage';
import { PlayerTrouble } from './player-trouble';

export interface PlayerHandle {
  seek(seconds: number): void;
}

export interface LecturePlayerProps {
  /** An HLS playlist, or a file that is played as it is. */
  src: string;
  title: string;
  poster?: string | null;
  /** WebVTT of small pictures, shown while looking for a place. */
  storyboard?: string | null;
  /** Captions, a track for each language. */
  tracks?: Lecture['captions'];
  /** Seconds at which to begin. */
  startAt?: number;
  autoPlay?: boolean;
  /** While playing, several times a second. */
  onTime?: (seconds: number) => void;
  /** The position jumped: what lies between was not watched. */
  onSeek?: () => void;
  onPause?: () => void;
  onEnded?: () => void;
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  ref?: Ref<PlayerHandle>;
}

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/**
 * The element must not begin before the engine has taken over: Chromium plays HLS by itself too, and
 * would fetch everything a second time.
 */
const BARE_ELEMENT: VideoHTMLAttributes<HTMLVideoElement> = { preload: 'none' };
const HLS = 'application/x-mpegurl';

const sourceOf = (src: string) =>
  /\.m3u8($|\?)/.test(src) ? ({ src, type: HLS } as const) : ({ src, type: 'video/mp4' } as const);

/** The library looks for the pictures of a storyboard beside it only if it knows its whole address. */
const absolute = (path: string): string => new URL(path, window.location.href).href;

/** The library leaves the pictures of the storyboard without a text; the time beside them says enough. */
function nameDecorations(frame: HTMLElement | null) {
  if (!frame) return;
  const observer = new MutationObserver(() => {
    for (const picture of frame.querySelectorAll<HTMLImageElement>('img:not([alt])'))
      picture.alt = '';
  });
  observer.observe(frame, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The one door to the player: what it is made of stays behind it. Another video needs another key. */
export function LecturePlayer({ ref, startAt = 0, ...props }: LecturePlayerProps) {
  const player = useRef<MediaPlayerInstance>(null);
  const position = useRef(startAt);
  // Trying again builds the player anew, where the picture stopped.
  const [start, setStart] = useState({ attempt: 0, at: startAt });
  const [failed, setFailed] = useState(false);
  const [keysShown, setKeysShown] = useState(false);
  const { src, title, poster, storyboard, tracks = [], onNext, onPrevious } = props;

  useImperativeHandle(ref, () => ({
    seek(seconds) {
      if (player.current) player.current.currentTime = seconds;
    },
  }));

  const [source] = useState(() => sourceOf(src));
  const [storage] = useState(() => new PlayerStorage());
  const shortcuts = {
    ...MEDIA_KEY_SHORTCUTS,
    showKeys: { keys: '?', onKeyDown: () => setKeysShown(true) },
    nextLecture: { keys: 'Shift+N', onKeyDown: () => onNext?.() },
    previousLecture: { keys: 'Shift+P', onKeyDown: () => onPrevious?.() },
  };
  const retry = () => {
    setFailed(false);
    setStart({ attempt: start.attempt + 1, at: position.current });
  };

  return (
    <div
      ref={nameDecorations}
      className="lecture-player relative aspect-video bg-ink text-text scheme-dark"
    >
      <MediaPlayer
        key={start.attempt}
        ref={player}
        src={source}
        title={title}
        currentTime={start.at}
        autoPlay={props.autoPlay === true || start.attempt > 0}
        load="eager"
        posterLoad="eager"
        viewType="video"
        streamType="on-demand"
        playsInline
        logLevel="silent"
        storage={storage}
        keyShortcuts={shortcuts}
        onProviderChange={(provider) => setUpHls(provider, start.at)}
        onTimeUpdate={({ currentTime }) => {
          position.current = currentTime;
          props.onTime?.(currentTime);
        }}
        onSeeking={() => props.onSeek?.()}
        onPause={() => props.onPause?.()}
        onEnded={() => props.onEnded?.()}
        onError={() => setFailed(true)}
        className="size-full"
      >
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
        <DefaultVideoLayout
          icons={defaultLayoutIcons}
          colorScheme="dark"
          playbackRates={RATES}
          noAudioGain
          // On phones the menus stand outside of the player: inside of the page's main part, then.
          menuContainer="main"
          thumbnails={storyboard ? absolute(storyboard) : null}
          slots={{ googleCastButton: null, airPlayButton: null, downloadButton: null }}
        />
      </MediaPlayer>
      {failed && <PlayerTrouble onRetry={retry} />}
      <PlayerKeys open={keysShown} onClose={() => setKeysShown(false)} />
      <p className="visually-hidden">{playerCopy.keysHint}</p>
    </div>
  );
}
