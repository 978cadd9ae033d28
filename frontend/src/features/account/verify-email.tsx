import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settingsCopy } from '../../shared/copy/settings';
import { useRequest } from '../../shared/requests/use-request';
import { selectUser } from '../../shared/session/session.selectors';
import { ButtonLink } from '../../shared/ui/button';
import { PageTitle } from '../../shared/ui/page-title';
import { Card } from '../../shared/ui/surface';
import { settingsRequests, verificationOpened } from './settings.slice';

const { verify: copy } = settingsCopy;

/** Where the mailed link leads; its token stands in the fragment, which no server sees. */
export function VerifyEmail() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { failure, settled, busy } = useRequest(settingsRequests.verifyEmail);
  const isLoggedIn = user !== null;
  useEffect(() => {
    // Read here: where the page is prerendered there is no address yet.
    const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
    if (isLoggedIn) dispatch(verificationOpened({ token }));
  }, [dispatch, isLoggedIn]);

  const text = !isLoggedIn
    ? copy.logIn
    : failure
      ? failure.message
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
        <ButtonLink to={isLoggedIn ? '/account' : '/login'}>
          {isLoggedIn ? settingsCopy.title : copy.toLogin}
        </ButtonLink>
      </Card>
    </div>
  );
}
