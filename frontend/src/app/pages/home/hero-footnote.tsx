import { useState } from 'react';
import { Check, Play } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { wayToGoOn } from '../../../features/learning/go-on';
import type { User } from '../../../shared/api/types';
import { homeCopy } from '../../../shared/copy/home';
import { selectUser } from '../../../shared/session/session.selectors';
import { wantedBy } from '../../../shared/session/wanted-page';

const { hero } = homeCopy;

/** Reasons to join or, for logged-in users, the way back to their work, in the same place and height. */
export function HeroFootnote() {
  const user = useSelector(selectUser);
  return (
    <div className="flex min-h-13 items-start text-sm text-hero-muted sm:min-h-11">
      {user ? <WayBack key={user._id} user={user} /> : <Points />}
    </div>
  );
}

/** To the page that required the log-in, or else to the course to continue. */
function WayBack({ user }: { user: User }) {
  const [wanted] = useState(() => wantedBy(user._id));
  const way = wanted ? { to: wanted } : wayToGoOn(user);
  if (!way) return <Points />;
  return (
    <Link
      to={way.to}
      className="group inline-flex min-h-11 max-w-full items-center gap-3 rounded-control"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-hero-2 text-accent">
        <Play aria-hidden className="size-4" />
      </span>
      <span className="min-w-0">
        {way.title && `${hero.continue}: `}
        <span className="font-semibold text-white group-hover:underline">
          {wanted ? hero.goOn : (way.title ?? hero.continue)}
        </span>
      </span>
    </Link>
  );
}

function Points() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {hero.points.map((point) => (
        <li key={point} className="inline-flex items-center gap-2">
          <Check aria-hidden className="size-4 text-accent" />
          {point}
        </li>
      ))}
    </ul>
  );
}
