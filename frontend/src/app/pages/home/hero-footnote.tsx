import { Check, Play } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { courseToGoOnWith } from '../../../features/learning/go-on';
import { homeCopy } from '../../../shared/copy/home';
import { selectUser } from '../../../shared/session/session.selectors';

const { hero } = homeCopy;

/** What speaks for us; for learners the way back to where they were, in the same place and height. */
export function HeroFootnote() {
  const user = useSelector(selectUser);
  const course = user && courseToGoOnWith(user);
  return (
    <div className="flex min-h-13 items-start text-sm text-hero-muted sm:min-h-11">
      {course ? (
        <Link
          to={`/viewlecture/${course._id}`}
          className="group inline-flex min-h-11 max-w-full items-center gap-3 rounded-control"
        >
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-hero-2 text-accent">
            <Play aria-hidden className="size-4" />
          </span>
          <span className="min-w-0">
            {hero.continue}:{' '}
            <span className="font-semibold text-white group-hover:underline">{course.title}</span>
          </span>
        </Link>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {hero.points.map((point) => (
            <li key={point} className="inline-flex items-center gap-2">
              <Check aria-hidden className="size-4 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
