import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router-dom';
import { navCopy } from '../../shared/copy/navigation';
import {
  selectIsEducator,
  selectSessionKnown,
  selectUser,
} from '../../shared/session/session.selectors';
import { ButtonLink } from '../../shared/ui/button';
import { buttonStyle } from '../../shared/ui/button-style';
import { Skeleton } from '../../shared/ui/skeleton';
import { Wordmark } from '../../shared/ui/wordmark';
import { LearningMenu } from './learning-menu';
import { LogoutButton } from './logout-button';
import { MobileMenu } from './mobile-menu';
import { OfflineBar } from './offline-bar';
import { ProfileLink } from './profile-link';
import { ThemeSwitch } from './theme-switch';

/** A phone that shows letters twice as large has room for it in two lines, and keeps it out of the way of the page. */
export function NavBar() {
  return (
    <header className="print:hidden sticky max-[14rem]:static top-0 z-40 border-b border-line bg-bg/95 backdrop-blur-sm">
      <div className="container-page flex h-(--nav-height) items-center justify-between gap-3 max-[14rem]:h-auto max-[14rem]:flex-wrap max-[14rem]:py-2">
        <Link to="/" className="-ml-1 inline-flex rounded-control p-1">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-1">
          <nav aria-label={navCopy.main} className="hidden items-center gap-1 md:flex">
            <LearningMenu />
            <DashboardLink />
          </nav>
          <ThemeSwitch />
          <SessionControls />
          <MobileMenu />
        </div>
      </div>
      <OfflineBar />
    </header>
  );
}

function DashboardLink() {
  const isEducator = useSelector(selectIsEducator);
  if (!isEducator) return null;
  return (
    <NavLink
      to="/dashboard"
      className={buttonStyle('ghost', 'md', 'px-3 aria-[current=page]:text-primary')}
    >
      {navCopy.dashboard}
    </NavLink>
  );
}

/** A neutral placeholder until the current user is known, so that nothing flashes. */
function SessionControls() {
  const known = useSelector(selectSessionKnown);
  const user = useSelector(selectUser);
  if (!known) return <Skeleton className="mx-2 size-10 rounded-full" />;
  return (
    <>
      <ProfileLink user={user} />
      <div className="hidden pl-1 md:block">
        {user ? <LogoutButton /> : <ButtonLink to="/login">{navCopy.login}</ButtonLink>}
      </div>
    </>
  );
}
