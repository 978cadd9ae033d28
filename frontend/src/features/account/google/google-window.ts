import { ApiError } from '../../../shared/api/api-error';
import { googleCopy } from '../../../shared/copy/account';

/** Our message to the user, for failures that do not come from Google. */
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
 * Opens an empty window at once, because browsers block one opened seconds after the click, when a response has
 * arrived.
 * @throws ApiError when it is blocked nevertheless
 */
export function openGoogleWindow(): Window {
  const popup = window.open('', '_blank', 'popup,width=480,height=640');
  if (!popup) throw refuse(googleCopy.blocked);
  popup.document.body.textContent = googleCopy.opening;
  return popup;
}
