import { Sparkles } from 'lucide-react';
import { homeCopy } from '../../../shared/copy/home';
import { ButtonLink } from '../../../shared/ui/button';
import { usePageTitle } from '../../../shared/ui/page-title';
import { HeroFootnote } from './hero-footnote';
import certificate from './art/certificate.svg';
import lesson from './art/lesson.svg';
import progress from './art/progress.svg';
import together from './art/together.svg';

const { hero } = homeCopy;

/** Four decorative drawings; the first pair is offset vertically. */
const PICTURES = [
  { src: lesson, className: 'translate-y-6' },
  { src: certificate, className: '' },
  { src: progress, className: 'translate-y-6' },
  { src: together, className: '' },
];

export function Hero() {
  const heading = usePageTitle(homeCopy.title);
  return (
    <section className="overflow-hidden bg-hero text-text scheme-dark">
      <div className="container-page grid grid-cols-1 items-center gap-10 py-14 lg:grid-cols-[1.1fr_0.9fr] lg:py-20">
        <div className="grid grid-cols-1 justify-items-start gap-6">
          <h1
            ref={heading}
            tabIndex={-1}
            className="max-w-xl text-display font-extrabold tracking-tight text-white"
          >
            {hero.headline}
          </h1>
          <p className="max-w-lg text-lg text-hero-muted">{hero.text}</p>
          <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
            <ButtonLink to="/searchwithai" variant="accent" size="lg">
              <Sparkles aria-hidden className="size-5" />
              {hero.search}
            </ButtonLink>
            <ButtonLink
              to="/allcourses"
              size="lg"
              variant="secondary"
              className="border-hero-muted bg-transparent"
            >
              {hero.viewAll}
            </ButtonLink>
          </div>
          <HeroFootnote />
        </div>
        <div className="grid grid-cols-4 gap-3 pb-6 sm:gap-4 lg:grid-cols-2">
          {PICTURES.map(({ src, className }) => (
            <img
              key={src}
              src={src}
              alt=""
              width={280}
              height={220}
              className={`w-full rounded-card lg:rounded-panel ${className}`}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
