import { Link } from 'react-router-dom';
import { commonCopy } from '../copy/common';
import { textLink } from './text-link';
import { VisuallyHidden } from './visually-hidden';

interface ConsentProps {
  /** "... agree to the {terms} and the {privacy}." */
  before: string;
  links: readonly { to: string; label: string }[];
  between: string;
  /** For dialogs, which must stay open while the text is read. */
  newTab?: boolean;
}

/** A consent sentence with links to the texts. */
export function Consent({ before, links, between, newTab = false }: ConsentProps) {
  return (
    <p className="text-xs text-subtle">
      {before}{' '}
      {links.map(({ to, label }, index) => (
        <span key={to}>
          {index > 0 && ` ${between} `}
          <Link to={to} target={newTab ? '_blank' : undefined} className={textLink()}>
            {label}
            {newTab && <VisuallyHidden> {commonCopy.newTab}</VisuallyHidden>}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}
