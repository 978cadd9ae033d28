import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settingsCopy } from '../../../shared/copy/settings';
import { useRequest } from '../../../shared/requests/use-request';
import { selectSessionKnown, selectUser } from '../../../shared/session/session.selectors';
import { forgetWanted, rememberWanted } from '../../../shared/session/wanted-page';
import { ButtonLink } from '../../../shared/ui/button';
import { PageTitle } from '../../../shared/ui/page-title';
import { Card } from '../../../shared/ui/surface';
import { settingsRequests, verificationOpened } from './settings.slice';

const { verify: copy } = settingsCopy;

/** The target of the mailed link; its token is in the fragment, which no server sees. */
export function VerifyEmail() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const known = useSelector(selectSessionKnown);
  const { failure, settled, busy } = useRequest(settingsRequests.verifyEmail);
  const isLoggedIn = user !== null;
  // Users who log out here are done with the link.
  const wasIn = useRef(false);
  useEffect(() => {
    // Read here, because a prerendered page has no address yet.
    const { hash, pathname } = window.location;
    const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
    if (isLoggedIn) {
      wasIn.current = true;
      forgetWanted();
      dispatch(verificationOpened({ token }));
    } else if (known && token && !wasIn.current) rememberWanted(pathname + hash, null);
  }, [dispatch, isLoggedIn, known]);

  const text = !isLoggedIn
    ? known
      ? copy.logIn
      : copy.busy
    : failure
      ? // A link works once; users who open it again want to know that it did.
        user.emailVerified
        ? copy.already
        : failure.message
      : settled && !busy
        ? copy.done
        : copy.busy;
  return (
    <div className="container-page max-w-xl py-8 md:py-14">
      <Card className="grid justify-items-start gap-5 rounded-panel p-6 sm:p-10">
        <PageTitle title={copy.title} />
        <p role="status" className="text-muted">
          {text}
        </p>
        {known && (
          <ButtonLink to={isLoggedIn ? '/account' : '/login'}>
            {isLoggedIn ? settingsCopy.title : copy.toLogin}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}
