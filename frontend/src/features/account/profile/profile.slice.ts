import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UploadProgress } from '../../../shared/sagas/upload';
import { userGone } from '../../../shared/session/session.slice';

export const profileRequest = 'profile/update';

export interface ProfileForm {
  name: string;
  description: string;
  photo: File | null;
  /** Whether the present photo is to be removed. */
  removesPhoto: boolean;
}

export interface ProfileState {
  photoUpload: UploadProgress | null;
}

const initialState: ProfileState = { photoUpload: null };

const profile = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileSubmitted(_state, _action: PayloadAction<ProfileForm>) {},
    photoUploadMoved(state, { payload }: PayloadAction<UploadProgress | null>) {
      state.photoUpload = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const { profileSubmitted, photoUploadMoved } = profile.actions;
export const profileReducer = profile.reducer;

export const selectPhotoUpload = (state: { profile: ProfileState }) => state.profile.photoUpload;
