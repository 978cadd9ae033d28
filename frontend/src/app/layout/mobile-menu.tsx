import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';
import { Menu } from 'lucide-react';
import { navCopy } from '../../shared/copy/navigation';
import { logoutRequested } from '../../shared/session/session.slice';
import { selectIsEducator, selectUser } from '../../shared/session/session.selectors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';

const LINKS = [
  { to: '/profile', label: navCopy.profile },
  { to: '/enrolledcourses', label: navCopy.myCourses },
  { to: '/learning-progress', label: navCopy.learningProgress },
] as const;

/** The slide-in list of small screens; it closes on every route change. */
export function MobileMenu() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  // Opened on another page means closed: a route change closes the menu by itself.
  const open = openOn === pathname;
  const close = () => setOpenOn(null);
  const user = useSelector(selectUser);
  const isEducator = useSelector(selectIsEducator);
  const dispatch = useDispatch();
  const links = isEducator ? [...LINKS, { to: '/dashboard', label: navCopy.dashboard }] : LINKS;

  const logOut = () => {
    close();
    dispatch(logoutRequested());
  };

  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-label={navCopy.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpenOn(pathname)}
        className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-surface-2"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <Dialog open={open} title={navCopy.menu} kind="drawer" onClose={close}>
        <nav aria-label={navCopy.menu}>
          <ul className="grid gap-1">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  onClick={close}
                  className="flex min-h-12 items-center rounded-control px-3 text-lg hover:bg-surface-2 aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {user ? (
          <Button variant="secondary" onClick={logOut}>
            {navCopy.logout}
          </Button>
        ) : (
          <ButtonLink to="/login" onClick={close}>
            {navCopy.login}
          </ButtonLink>
        )}
      </Dialog>
    </div>
  );
}
