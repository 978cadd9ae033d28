import { useEffect, useRef, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { homeSectionsCopy } from '../../../shared/copy/home-sections';
import { prefersLessData } from '../../../shared/lib/data-saving';
import film from './art/about.webm';
import filmMp4 from './art/about.mp4';
import poster from './art/about-poster.webp';

const { about } = homeSectionsCopy;

/** Autoplays only if motion and data usage are acceptable. */
function mayPlayByItself(): boolean {
  return !prefersLessData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A short silent loop; it loads when scrolled into view and can always be paused. */
export function AboutVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element || !mayPlayByItself()) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void element.play().catch(() => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play();
  };
  const Icon = playing ? Pause : Play;

  return (
    <div className="absolute right-0 bottom-0 w-[62%] overflow-hidden rounded-panel border-4 border-bg shadow-lift">
      <video
        ref={video}
        loop
        muted
        playsInline
        preload="none"
        // Its button stands beside it; Firefox would stop here as well.
        tabIndex={-1}
        poster={poster}
        width={640}
        height={360}
        aria-label={about.videoLabel}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="aspect-video w-full bg-hero"
      >
        <source src={filmMp4} type="video/mp4" />
        <source src={film} type="video/webm" />
      </video>
      <button
        type="button"
        aria-label={playing ? about.pause : about.play}
        onClick={toggle}
        className="absolute right-2 bottom-2 grid size-11 place-items-center rounded-full border border-hero-muted bg-hero text-white"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
