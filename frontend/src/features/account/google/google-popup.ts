import { googleCopy } from '../../../shared/copy/account';
import { refuse } from './google-window';

export interface GoogleIdentity {
  email: string;
  name: string;
  idToken: string;
}

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
/** `public/google-callback.js` posts the pop-up's response to this channel. */
const CHANNEL = 'google-identity';

function claimsOf(idToken: string): { email: string; name: string } {
  const payload = idToken.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as { email?: string; name?: string };
  return { email: claims.email ?? '', name: claims.name ?? claims.email ?? '' };
}

/** OpenID's implicit flow in a pop-up: no third-party script ever runs in our page. */
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
    let looksClosed = 0;
    const watch = setInterval(() => {
      // Google may sever the opener link, after which its window counts as closed; it really is once this page has the
      // focus. The response is posted just before the window closes and may arrive after this look, so look twice.
      looksClosed = popup.closed && document.hasFocus() ? looksClosed + 1 : 0;
      if (looksClosed > 1) settle(() => reject(refuse(googleCopy.closed)));
    }, 1000);
    channel.onmessage = ({ data }: MessageEvent<{ idToken: string | null }>) =>
      settle(() => {
        if (data.idToken) resolve({ ...claimsOf(data.idToken), idToken: data.idToken });
        else reject(refuse(googleCopy.closed));
      });
  });
}
