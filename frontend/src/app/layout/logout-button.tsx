import { useDispatch } from 'react-redux';
import { navCopy } from '../../shared/copy/navigation';
import { useRequest } from '../../shared/requests/use-request';
import { logoutRequest, logoutRequested } from '../../shared/session/session.slice';
import { Button } from '../../shared/ui/button';

export function LogoutButton() {
  const dispatch = useDispatch();
  const { busy } = useRequest(logoutRequest);
  return (
    <Button variant="secondary" busy={busy} onClick={() => dispatch(logoutRequested())}>
      {navCopy.logout}
    </Button>
  );
}
