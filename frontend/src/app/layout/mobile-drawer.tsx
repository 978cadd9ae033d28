import { useDispatch, useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
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

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The content of the drawer: the user's own screens, log-in and log-out. */
export default function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  const user = useSelector(selectUser);
  const isEducator = useSelector(selectIsEducator);
  const dispatch = useDispatch();
  const links = isEducator ? [...LINKS, { to: '/dashboard', label: navCopy.dashboard }] : LINKS;

  const logOut = () => {
    onClose();
    dispatch(logoutRequested());
  };

  return (
    <Dialog open={open} title={navCopy.menu} kind="drawer" onClose={onClose}>
      <nav aria-label={navCopy.menu}>
        <ul className="grid gap-1">
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                onClick={onClose}
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
        <ButtonLink to="/login" onClick={onClose}>
          {navCopy.login}
        </ButtonLink>
      )}
    </Dialog>
  );
}
