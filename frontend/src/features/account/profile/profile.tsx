import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { profileCopy } from '../../../shared/copy/account';
import { settingsCopy } from '../../../shared/copy/settings';
import { commonCopy, roleCopy } from '../../../shared/copy/common';
import { formatDay } from '../../../shared/lib/dates';
import { selectUser } from '../../../shared/session/session.selectors';
import { Avatar } from '../../../shared/ui/avatar';
import { BackLink } from '../../../shared/ui/back-link';
import { ButtonLink } from '../../../shared/ui/button';
import { PageTitle } from '../../../shared/ui/page-title';
import { Card, Chip } from '../../../shared/ui/surface';
import { textLink } from '../../../shared/ui/text-link';

export function Profile() {
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <BackLink to="/" label={commonCopy.backHome} />
      <Card className="mt-4 overflow-hidden rounded-panel">
        <div
          aria-hidden
          className="h-28 bg-hero bg-[radial-gradient(circle_at_85%_120%,#f8b133_0_22%,transparent_22.500%),radial-gradient(circle_at_20%_-40%,#3730a3_0_60%,transparent_60.500%)]"
        />
        <div className="px-6 pb-8 sm:px-10">
          <Avatar
            name={user.name}
            photoUrl={user.photoUrl}
            className="-mt-14 size-28 border-4 border-card text-5xl"
          />
          <div className="mt-4 flex flex-wrap items-start justify-between gap-4">
            <div className="grid min-w-0 justify-items-start gap-2">
              <PageTitle title={profileCopy.title}>{user.name}</PageTitle>
              <Chip tone="primary">{roleCopy[user.role]}</Chip>
            </div>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/editprofile">{profileCopy.edit}</ButtonLink>
              <ButtonLink to="/account" variant="secondary">
                {settingsCopy.title}
              </ButtonLink>
            </div>
          </div>
          <dl className="mt-8 grid gap-6 border-t border-line pt-8 sm:grid-cols-2">
            <Detail term={profileCopy.email}>{user.email}</Detail>
            <Detail term={profileCopy.enrolled}>{user.enrolledCourses.length}</Detail>
            <Detail term={profileCopy.memberSince}>{formatDay(user.memberSince)}</Detail>
            <Detail term={profileCopy.bio} wide>
              {user.description || (
                <Link to="/editprofile" className={textLink()}>
                  {profileCopy.addBio}
                </Link>
              )}
            </Detail>
          </dl>
        </div>
      </Card>
    </div>
  );
}

interface DetailProps {
  term: string;
  wide?: boolean;
  children: ReactNode;
}

function Detail({ term, wide = false, children }: DetailProps) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1 whitespace-pre-line">{children}</dd>
    </div>
  );
}
