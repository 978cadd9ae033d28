import { Link } from 'react-router-dom';
import { textLink } from './text-link';

interface ConsentProps {
  /** "... agree to the {terms} and the {privacy}." */
  before: string;
  links: readonly { to: string; label: string }[];
  between: string;
}

/** A sentence that says what one agrees to, with the texts to read behind it. */
export function Consent({ before, links, between }: ConsentProps) {
  return (
    <p className="text-xs text-subtle">
      {before}{' '}
      {links.map(({ to, label }, index) => (
        <span key={to}>
          {index > 0 && ` ${between} `}
          <Link to={to} className={textLink()}>
            {label}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}
