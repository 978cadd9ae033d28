import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionReducer, userReceived } from '../../../shared/session/session.slice';
import { aUser } from '../../../shared/testing/builders';
import { type FakeUpload, fakeUploads } from '../../../shared/testing/fake-uploads';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { requestsReducer } from '../../../shared/requests/requests.slice';
import { EditProfile } from './edit-profile';
import { profileSaga } from './profile.saga';
import { profileReducer } from './profile.slice';

let uploads: FakeUpload[];
const reducers = { profile: profileReducer, session: sessionReducer, requests: requestsReducer };

async function open(photoUrl: string | null) {
  const { dispatch } = renderWithStore(<EditProfile />, profileSaga, reducers);
  await dispatch(userReceived(aUser({ photoUrl })));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  uploads = fakeUploads();
});

describe('Editing the profile', () => {
  it('removes the photo when it is saved, and says so before', async () => {
    await open('/files/photo.webp');
    await press('Remove photo');
    expect(screen.getByRole('status')).toHaveTextContent('Your photo is removed when you save.');
    await press('Save Changes');
    expect(uploads[0]?.fields).toMatchObject({ removePhoto: 'true' });
  });

  it('keeps the photo after all', async () => {
    await open('/files/photo.webp');
    await press('Remove photo');
    await press('Keep photo');
    await press('Save Changes');
    expect(uploads[0]?.fields).toEqual({ removePhoto: 'false' });
  });

  it('has nothing to remove without a photo', async () => {
    await open(null);
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  });
});
