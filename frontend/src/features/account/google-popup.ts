import { googleCopy } from '../../shared/copy/account';
import { refuse } from './google-window';

export interface GoogleIdentity {
  email: string;
  name: string;
  idToken: string;
}

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
/** `public/google-callback.js` posts the answer of the pop-up to this channel. */
const CHANNEL = 'google-identity';

function claimsOf(idToken: string): { email: string; name: string } {
  const payload = idToken.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as { email?: string; name?: string };
  return { email: claims.email ?? '', name: claims.name ?? claims.email ?? '' };
}

/** OpenID's implicit flow in a pop-up: no script of a third party ever runs in our page. */
export function askInWindow(
  popup: Window,
  clientId: string,
  nonce: string,
): Promise<GoogleIdentity> {
  const query = new URLSearchParams({
    client_id: clientId,
    nonce,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    redirect_uri: `${window.location.origin}/google-callback.html`,
  });
  popup.location.replace(`${AUTHORIZE}?${query}`);

  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL);
    const settle = (act: () => void) => {
      clearInterval(watch);
      channel.close();
      act();
    };
    const watch = setInterval(() => {
      // Google may cut the tie to its window, which then counts as closed; with the focus here it truly is.
      if (popup.closed && document.hasFocus()) settle(() => reject(refuse(googleCopy.closed)));
    }, 1000);
    channel.onmessage = ({ data }: MessageEvent<{ idToken: string | null }>) =>
      settle(() => {
        if (data.idToken) resolve({ ...claimsOf(data.idToken), idToken: data.idToken });
        else reject(refuse(googleCopy.closed));
      });
  });
}
