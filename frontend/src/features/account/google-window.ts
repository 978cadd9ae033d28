import { ApiError } from '../../shared/api/api-error';
import { googleCopy } from '../../shared/copy/account';

/** What a person is told of whom Google did not say. */
export function refuse(message: string): ApiError {
  return new ApiError({
    status: 0,
    code: 'GOOGLE_POPUP',
    message,
    fieldErrors: {},
    requestId: null,
  });
}

/**
 * Empty as yet, and opened at the press: browsers block a window that comes seconds later, after an answer of the network.
 * @throws ApiError when it is blocked all the same
 */
export function openGoogleWindow(): Window {
  const popup = window.open('', '_blank', 'popup,width=480,height=640');
  if (!popup) throw refuse(googleCopy.blocked);
  popup.document.body.textContent = googleCopy.opening;
  return popup;
}
