import { Link, useLocation } from 'react-router-dom';
import { CircleUserRound } from 'lucide-react';
import type { User } from '../../shared/api/types';
import { navCopy } from '../../shared/copy/navigation';
import { Avatar } from '../../shared/ui/avatar';

export function ProfileLink({ user }: { user: User | null }) {
  const here = useLocation().pathname === '/profile';
  return (
    <Link
      to="/profile"
      aria-label={user ? navCopy.openProfile(user.name) : navCopy.guest}
      aria-current={here ? 'page' : undefined}
      className="grid size-11 place-items-center rounded-full hover:bg-surface-2"
    >
      {user ? (
        <Avatar name={user.name} photoUrl={user.photoUrl} className="size-9 text-base" />
      ) : (
        <CircleUserRound aria-hidden strokeWidth={1.5} className="size-8 text-muted" />
      )}
    </Link>
  );
}
