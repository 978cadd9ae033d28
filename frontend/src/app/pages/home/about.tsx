import { CircleCheck } from 'lucide-react';
import { homeSectionsCopy } from '../../../shared/copy/home-sections';
import { AboutVideo } from './about-video';
import trainer from './art/trainer.svg';

const { about } = homeSectionsCopy;

export function About() {
  return (
    <section
      aria-labelledby="about-heading"
      className="container-page below grid items-center gap-12 py-16 md:py-24 lg:grid-cols-2"
    >
      <div className="relative pr-[18%] pb-[16%]">
        <img
          src={trainer}
          alt=""
          width={480}
          height={400}
          loading="lazy"
          className="w-full rounded-panel"
        />
        <AboutVideo />
      </div>
      <div>
        <p className="text-sm font-semibold text-accent-text">{about.eyebrow}</p>
        <h2 id="about-heading" className="mt-2 text-3xl font-extrabold tracking-tight md:text-4xl">
          {about.title}
        </h2>
        <p className="prose mt-4 text-lg">{about.text}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2">
          {about.ticks.map((tick) => (
            <li key={tick} className="flex items-center gap-3 font-semibold">
              <CircleCheck aria-hidden className="size-6 text-success" />
              {tick}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
