import { describe, expect, it } from '@jest/globals';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { certificatesSaga } from './certificates.saga';
import { certificateRequested, certificatesReducer } from './certificates.slice';

const certificate = {
  number: '7K3M-9QXT-V2HD',
  status: 'valid',
  name: 'Asha Rao',
  course: 'Practical CCTV Monitoring',
  completedOn: '2026-11-21',
  seconds: 7200,
  issuedAt: '2026-11-21T06:30:00.000Z',
  revokedAt: null,
};
const start = () => runSaga(certificatesSaga, { certificates: certificatesReducer });

describe('Looking up a certificate', () => {
  it('shows what the server knows', async () => {
    fakeServer({ 'GET /api/certificate/7K3M-9QXT-V2HD': certificate });
    const { store, dispatch } = start();
    await dispatch(certificateRequested('7K3M-9QXT-V2HD'));
    expect(store.getState().certificates.shown).toEqual(certificate);
  });

  it('forgets the one before when a number is unknown, without a toast', async () => {
    fakeServer({
      'GET /api/certificate/7K3M-9QXT-V2HD': certificate,
      'GET /api/certificate/nonsense': problem(404, 'NOT_FOUND', 'This was not found.'),
    });
    const { store, context, dispatch } = start();
    await dispatch(certificateRequested('7K3M-9QXT-V2HD'));
    await dispatch(certificateRequested('nonsense'));
    expect(store.getState().certificates.shown).toBeNull();
    expect(context.toasts).toEqual([]);
  });
});
