import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { aUser } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { certificatesSaga } from './certificates.saga';
import { certificatesReducer } from './certificates.slice';
import { OwnCertificate } from './own-certificate';

const held = {
  number: '7K3M-9QXT-V2HD',
  issuedAt: '2026-11-21T06:30:00.000Z',
  verifyUrl: '/verify/7K3M-9QXT-V2HD',
  pdfUrl: '/api/certificate/7K3M-9QXT-V2HD/pdf',
};

function show(number: string) {
  const courses = [{ certificate: null }, { certificate: held }];
  const calls = fakeServer({ 'GET /api/learning/progress': { courses } });
  const running = renderWithStore(<OwnCertificate number={number} />, certificatesSaga, {
    certificates: certificatesReducer,
  });
  return { ...running, calls };
}
const download = () => screen.queryByRole('link', { name: 'Download' });

describe('The page of a certificate', () => {
  it('lets the one who earned it download and print it, until they log out', async () => {
    const { dispatch } = show(held.number);
    await dispatch(userReceived(aUser()));
    expect(download()).toHaveAttribute('href', held.pdfUrl);
    expect(screen.getByRole('button', { name: 'Print this page' })).toBeVisible();
    await dispatch(userGone());
    expect(download()).toBeNull();
  });

  it('is as for everyone to others', async () => {
    const { dispatch } = show('AAAA-BBBB-CCCC');
    await dispatch(userReceived(aUser()));
    expect(download()).toBeNull();
  });

  it('asks for nothing while nobody is logged in', async () => {
    const { calls, settle } = show(held.number);
    await settle();
    expect(calls).toEqual([]);
  });
});
