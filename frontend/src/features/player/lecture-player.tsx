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
import { setUpHls } from './hls-setup';
import { nameDecorations } from './name-decorations';
import { PlayerControls } from './player-controls';
import { PlayerPicture } from './player-picture';
import { PlayerStorage } from './player-storage';
import { PlayerTrouble } from './player-trouble';
import { useAttempts } from './use-attempts';

export interface PlayerHandle {
  /** Whether it plays right now. */
  plays(): boolean;
  seek(seconds: number): void;
  /** The keys of the player work while it has the focus. */
  focus(): void;
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
  /** It stopped, or is about to try once more: maybe there is another `src` by now. */
  onTrouble?: () => void;
  /** Says whether it plays right now. */
  onNext?: ((plays: boolean) => void) | undefined;
  onPrevious?: ((plays: boolean) => void) | undefined;
  /** Stands over the picture, in full screen too: what lies beside the player is not painted there. */
  overlay?: ReactNode;
  ref?: Ref<PlayerHandle>;
}

const PlayerKeys = lazy(() => withConnection(() => import('./player-keys')));

const HLS = 'application/x-mpegurl';

const sourceOf = (src: string) =>
  /\.m3u8($|\?)/.test(src) ? ({ src, type: HLS } as const) : ({ src, type: 'video/mp4' } as const);

/**
 * The one door to the player: what it is made of stays behind it. Its element lives on from one video to the next and
 * from one attempt to the next, so that whoever watches in full screen stays there.
 */
export function LecturePlayer({ ref, startAt = 0, ...props }: LecturePlayerProps) {
  const player = useRef<MediaPlayerInstance>(null);
  const { title, poster = null, storyboard = null, tracks = [], onNext, onPrevious } = props;
  const { attempt, failed, ...attempts } = useAttempts(props.src, startAt, props.autoPlay === true);
  /** Null until somebody asks for them. */
  const [keysShown, setKeysShown] = useState<boolean | null>(null);

  const seek = (seconds: number) => {
    if (player.current) player.current.currentTime = seconds;
  };
  const focus = () => player.current?.el?.focus();
  /** Between two videos, and when what it plays breaks, it tells of a second 0 where nobody was. */
  const stands = () =>
    player.current?.state.canPlay === true &&
    !!player.current.el?.querySelector('video')?.readyState;
  const plays = () => player.current?.paused === false;
  useImperativeHandle(ref, () => ({ plays, seek, focus }));

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
      className="lecture-player relative aspect-video bg-ink text-text scheme-dark"
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
          // Keys count from the moment it gets the focus; what came before it was set up is said again.
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
      {keysShown !== null && (
        <Suspense>
          <PlayerKeys open={keysShown} onClose={() => setKeysShown(false)} />
        </Suspense>
      )}
      <p className="visually-hidden">{playerCopy.keysHint}</p>
    </div>
  );
}
