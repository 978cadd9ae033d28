import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { goOnCopy, loginCopy } from '../../../shared/copy/account';
import { selectSessionEnded } from '../../../shared/session/session.selectors';
import { isAnyWanted } from '../../../shared/session/wanted-page';
import { textLink } from '../../../shared/ui/text-link';

const never = () => () => undefined;
const notWhilePrerendered = () => false;

/** Tells redirected users why they have to log in, and how. */
export function WhyHere({ at }: { at: 'login' | 'signup' }) {
  const ended = useSelector(selectSessionEnded);
  const wanted = useSyncExternalStore(never, isAnyWanted, notWhilePrerendered);
  if (!ended && !wanted) return null;
  return (
    <p className="rounded-control bg-accent-tint px-4 py-3">
      {ended ? goOnCopy.ended : goOnCopy.wanted}{' '}
      {at === 'signup' && (
        <Link to="/login" className={textLink()}>
          {loginCopy.submit}
        </Link>
      )}
    </p>
  );
}
