import { useDispatch, useSelector } from 'react-redux';
import { useRequest } from '../../../shared/requests/use-request';
import { googleCopy } from '../../../shared/copy/account';
import { selectSite } from '../../../shared/site/site.slice';
import { Button } from '../../../shared/ui/button';
import { accountRequests, googleRequested, type GoogleRole } from '../account.slice';

interface GoogleButtonProps {
  role: GoogleRole;
  children: string;
}

/**
 * The page must also render a `GoogleChooser`, outside of any form. Renders nothing if the installation has neither
 * Google nor the loopback provider.
 */
export function GoogleButton({ role, children }: GoogleButtonProps) {
  const dispatch = useDispatch();
  const { googleClientId, loopbackIdentity } = useSelector(selectSite);
  const { busy } = useRequest(accountRequests.google);
  if (!googleClientId && !loopbackIdentity) return null;
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-subtle before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {googleCopy.or}
      </p>
      <Button variant="secondary" busy={busy} onClick={() => dispatch(googleRequested(role))}>
        <GoogleMark />
        {children}
      </Button>
    </>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5">
      <path
        d="M21.6 12.200c0-.7-.1-1.300-.2-1.900H12v3.700h5.400a4.600 4.600 0 0 1-2 3v2.500h3.200c1.900-1.700 3-4.300 3-7.300z"
        fill="#4285f4"
      />
      <path
        d="M12 22c2.700 0 5-.9 6.600-2.400l-3.200-2.500c-.9.6-2 1-3.400 1-2.600 0-4.800-1.800-5.600-4.100H3.100v2.600A10 10 0 0 0 12 22z"
        fill="#34a853"
      />
      <path d="M6.400 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9z" fill="#fbbc05" />
      <path
        d="M12 6c1.500 0 2.800.5 3.800 1.500l2.900-2.900A10 10 0 0 0 3.100 7.500l3.300 2.600C7.200 7.700 9.400 6 12 6z"
        fill="#ea4335"
      />
    </svg>
  );
}
