import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { profileToasts } from '../../../shared/copy/settings';
import { goTo, toastError, toastSuccess } from '../../../shared/notify/notify.effects';
import { track } from '../../../shared/requests/track';
import { upload } from '../../../shared/sagas/upload';
import { forkLeading } from '../../../shared/sagas/watchers';
import { selectUser } from '../../../shared/session/session.selectors';
import { userReceived } from '../../../shared/session/session.slice';
import {
  photoUploadMoved,
  profileRequest,
  profileSubmitted,
  type ProfileForm,
} from './profile.slice';
import { squarePhoto } from './square-photo';

function* updateProfile({ payload }: PayloadAction<ProfileForm>) {
  const page = window.location.pathname;
  const user = yield* track(
    profileRequest,
    function* () {
      const photoUrl = payload.photo ? yield* call(squarePhoto, payload.photo) : undefined;
      // What another tab or device has changed meanwhile stays.
      const known = yield* select(selectUser);
      const name = payload.name === known?.name ? undefined : payload.name;
      const description =
        payload.description === known?.description ? undefined : payload.description;
      const removePhoto = payload.removesPhoto ? 'true' : 'false';
      return yield* upload(
        '/api/user/updateprofile',
        {},
        { name, description, photoUrl, removePhoto },
        function* (progress) {
          if (photoUrl) yield* put(photoUploadMoved(progress));
        },
      );
    },
    function* (_failure, request) {
      yield* toastError(profileToasts.failed, request);
    },
  );
  yield* put(photoUploadMoved(null));
  if (!user) return;
  yield* put(userReceived(user));
  yield* toastSuccess(profileToasts.updated);
  // A user who has left the page while the photo was uploading is not redirected.
  if (window.location.pathname === page) yield* goTo('/');
}

export function* profileSaga() {
  yield* forkLeading(profileSubmitted, updateProfile);
}
