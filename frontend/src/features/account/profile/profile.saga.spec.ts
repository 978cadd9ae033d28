import { afterEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../../shared/api/types';
import { userReceived } from '../../../shared/session/session.slice';
import { aUser } from '../../../shared/testing/builders';
import { fakeUploads } from '../../../shared/testing/fake-uploads';
import { runSaga } from '../../../shared/testing/saga-runner';
import { profileSaga } from './profile.saga';
import { profileReducer, profileSubmitted } from './profile.slice';

async function save(known?: User) {
  const uploads = fakeUploads();
  const { context, dispatch, settle } = runSaga(profileSaga, { profile: profileReducer });
  if (known) await dispatch(userReceived(known));
  await dispatch(
    profileSubmitted({ name: 'Asha Rao', description: '', photo: null, removesPhoto: false }),
  );
  const answer = async () => {
    uploads[0]?.answer(200, aUser());
    await settle();
  };
  return { context, answer, uploads };
}

afterEach(() => window.history.pushState(null, '', '/'));

describe('Saving the profile', () => {
  it('sends what was changed here, so that changes made elsewhere stay', async () => {
    const { uploads } = await save(aUser({ name: 'Asha Rao', description: 'I teach.' }));
    expect(uploads[0]?.fields).toEqual({ description: '', removePhoto: 'false' });
  });

  it('says so and goes home', async () => {
    const { context, answer } = await save();
    await answer();
    expect(context.toasts).toEqual(['success: Profile Update Successfully']);
    expect(context.visited).toEqual(['/']);
  });

  it('calls nobody back who has gone elsewhere meanwhile', async () => {
    const { context, answer } = await save();
    window.history.pushState(null, '', '/enrolledcourses');
    await answer();
    expect(context.toasts).toEqual(['success: Profile Update Successfully']);
    expect(context.visited).toEqual([]);
  });
});
