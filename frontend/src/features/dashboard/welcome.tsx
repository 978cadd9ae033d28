import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { dashboardCopy } from '../../shared/copy/educator';
import { selectUser } from '../../shared/session/session.selectors';
import { Avatar } from '../../shared/ui/avatar';
import { ButtonLink } from '../../shared/ui/button';
import { PageTitle } from '../../shared/ui/page-title';
import { textLink } from '../../shared/ui/text-link';

/** The educator's name, with a link to a new course. */
export function Welcome() {
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <div className="grid grid-cols-1 items-center gap-5 sm:grid-cols-[auto_1fr] lg:grid-cols-[auto_1fr_auto]">
      <Avatar name={user.name} photoUrl={user.photoUrl} className="size-20 text-3xl" />
      <div className="min-w-0">
        <PageTitle title={dashboardCopy.title} className="wrap-anywhere">
          {dashboardCopy.welcome(user.name)}
        </PageTitle>
        <p className="prose mt-2 whitespace-pre-line">
          {user.description || (
            <Link to="/editprofile" className={textLink()}>
              {dashboardCopy.addBio}
            </Link>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 self-start sm:max-lg:col-span-2">
        <ButtonLink to="/courses" variant="secondary">
          {dashboardCopy.ownCourses}
        </ButtonLink>
        <ButtonLink to="/createcourses">
          <Plus aria-hidden className="size-5" />
          {dashboardCopy.create}
        </ButtonLink>
      </div>
    </div>
  );
}
