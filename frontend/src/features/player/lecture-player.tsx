import '@vidstack/react/player/styles/default/theme.css';
import '@vidstack/react/player/styles/default/layouts/video.css';
import './lecture-player.css';
import {
  lazy,
  Suspense,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { MEDIA_KEY_SHORTCUTS, MediaPlayer, type MediaPlayerInstance } from '@vidstack/react';
import type { Lecture } from '../../shared/api/types';
import { playerCopy } from '../../shared/copy/learner';
import { withConnection } from '../../shared/lib/with-connection';
import { Optional } from '../../shared/ui/optional';
import { setUpHls } from './hls-setup';
import { nameDecorations } from './name-decorations';
import { PlayerControls } from './player-controls';
import { PlayerPicture } from './player-picture';
import { PlayerStorage } from './player-storage';
import { PlayerTrouble } from './player-trouble';
import { useAttempts } from './use-attempts';

export interface PlayerHandle {
  /** Whether it is playing. */
  plays(): boolean;
  /** The second it stands at, or will begin at. */
  at(): number;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** The player's keys work while it has the focus. */
  focus(): void;
}

export interface LecturePlayerProps {
  /** An HLS playlist, or a file played as it is. */
  src: string;
  title: string;
  poster?: string | null;
  /** WebVTT of thumbnails, shown while seeking. */
  storyboard?: string | null;
  /** Captions, one track per language. */
  tracks?: Lecture['captions'];
  /** The starting position in seconds. */
  startAt?: number;
  autoPlay?: boolean;
  /** Called several times a second while playing. */
  onTime?: (seconds: number) => void;
  /** A seek: the part in between was not watched. */
  onSeek?: () => void;
  onPause?: () => void;
  onEnded?: () => void;
  /** Playback failed or is about to be retried: there may be another `src` by now. */
  onTrouble?: () => void;
  /** Receives whether it is playing. */
  onNext?: ((plays: boolean) => void) | undefined;
  onPrevious?: ((plays: boolean) => void) | undefined;
  /** Called by the key `n`, to begin a note. */
  onNote?: (() => void) | undefined;
  /** Space and k play and pause, and n begins a note, from anywhere on the page. */
  keysOnPage?: boolean;
  /** Rendered over the picture, also in full screen, which shows only the player. */
  overlay?: ReactNode;
  ref?: Ref<PlayerHandle>;
}

// Not worth a reload of the page.
const ExtraKeys = lazy(() =>
  withConnection(
    () => import('./extra-keys'),
    () => undefined,
  ),
);
const PlayerKeys = lazy(() => withConnection(() => import('./player-keys')));

const HLS = 'application/x-mpegurl';

const sourceOf = (src: string) =>
  /\.m3u8($|\?)/.test(src) ? ({ src, type: HLS } as const) : ({ src, type: 'video/mp4' } as const);

/**
 * The only interface to the player; hides its library. The element stays mounted from one video or attempt to the next,
 * so that full screen is kept.
 */
export function LecturePlayer({ ref, startAt = 0, ...props }: LecturePlayerProps) {
  const player = useRef<MediaPlayerInstance>(null);
  const { title, poster = null, storyboard = null, tracks = [], onNext, onPrevious } = props;
  const { attempt, failed, ...attempts } = useAttempts(props.src, startAt, props.autoPlay === true);
  /** Null until requested for the first time. */
  const [keysShown, setKeysShown] = useState<boolean | null>(null);

  const seek = (seconds: number) => {
    if (player.current) player.current.currentTime = seconds;
  };
  const focus = () => player.current?.el?.focus();
  /** Between two videos, and after an error, the player reports second 0, which is no real position. */
  const stands = () =>
    player.current?.state.canPlay === true &&
    !!player.current.el?.querySelector('video')?.readyState;
  const plays = () => player.current?.paused === false;

  const at = () => (stands() && player.current ? player.current.currentTime : attempt.startAt);
  const play = () => void player.current?.play().catch(() => undefined);
  const pause = () => void player.current?.pause();
  /** What is asked for before the video can play is where it begins. */
  const goTo = (seconds: number) => {
    if (stands()) seek(seconds);
    else if (failed) attempts.reach(seconds);
    else attempts.begin(seconds);
  };
  useImperativeHandle(ref, () => ({ plays, at, play, pause, seek: goTo, focus }));

  const { tries, src } = attempt;
  const source = useMemo(() => sourceOf(src), [src]);
  const [storage] = useState(() => new PlayerStorage());
  const shortcuts = {
    ...MEDIA_KEY_SHORTCUTS,
    showKeys: { keys: '?', onKeyDown: () => setKeysShown(true) },
    nextLecture: { keys: 'Shift+N', onKeyDown: () => onNext?.(plays()) },
    previousLecture: { keys: 'Shift+P', onKeyDown: () => onPrevious?.(plays()) },
  };

  return (
    <div
      ref={nameDecorations}
      className="lecture-player player-place relative bg-ink text-text scheme-dark"
    >
      <MediaPlayer
        ref={player}
        src={source}
        title={title}
        autoPlay={attempt.autoPlay}
        load="eager"
        posterLoad="eager"
        viewType="video"
        streamType="on-demand"
        playsInline
        logLevel="silent"
        storage={storage}
        keyShortcuts={shortcuts}
        onProviderChange={(provider) => setUpHls(provider, attempt.startAt)}
        onSourceChange={() => setUpHls(player.current?.provider, attempt.startAt)}
        onCanPlay={() => {
          seek(attempt.startAt);
          // The player's keys work from its focus event on; repeats one that came before the setup.
          const element = player.current?.el;
          if (element === document.activeElement) element?.dispatchEvent(new FocusEvent('focusin'));
        }}
        onTimeUpdate={({ currentTime }) => {
          if (!stands()) return;
          attempts.reach(currentTime);
          props.onTime?.(currentTime);
        }}
        onSeeking={() => props.onSeek?.()}
        onPlay={() => attempts.play(true)}
        onPause={() => {
          attempts.play(false);
          props.onPause?.();
        }}
        onEnded={() => props.onEnded?.()}
        onError={() => {
          attempts.fail();
          props.onTrouble?.();
        }}
        className="size-full"
      >
        <PlayerPicture key={tries} title={title} poster={poster} tracks={tracks} />
        <PlayerControls storyboard={storyboard} />
        {failed ? (
          <PlayerTrouble
            onRetry={() => {
              focus();
              attempts.retry();
              props.onTrouble?.();
            }}
          />
        ) : (
          props.overlay
        )}
      </MediaPlayer>
      <Optional>
        <Suspense>
          <ExtraKeys player={player} onPage={props.keysOnPage === true} onNote={props.onNote} />
        </Suspense>
      </Optional>
      {keysShown !== null && (
        <Optional>
          <Suspense>
            <PlayerKeys
              open={keysShown}
              keysOnPage={props.keysOnPage === true}
              takesNotes={props.onNote !== undefined}
              onClose={() => setKeysShown(false)}
            />
          </Suspense>
        </Optional>
      )}
      <p className="visually-hidden">{playerCopy.keysHint}</p>
    </div>
  );
}
