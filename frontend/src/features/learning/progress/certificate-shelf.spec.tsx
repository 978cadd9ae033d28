import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CourseInProgress } from '../../../shared/api/types';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { CertificateShelf } from './certificate-shelf';

const certificate = {
  number: '7K3M-9QXT-V2HD',
  issuedAt: '2026-11-21T06:30:00.000Z',
  verifyUrl: '/verify/7K3M-9QXT-V2HD',
  pdfUrl: '/api/certificate/7K3M-9QXT-V2HD/pdf',
};
const course = { courseId: 'course-1', title: 'Monitoring', certificate } as CourseInProgress;

function* nothing() {}

async function copyLink() {
  renderWithStore(<CertificateShelf courses={[course]} />, nothing, {});
  await userEvent.click(screen.getByRole('button', { name: /^Copy link/ }));
}

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

describe('The link to a certificate', () => {
  it('is copied whole', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await copyLink();
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(copied).toEqual(['http://localhost/verify/7K3M-9QXT-V2HD']);
  });

  it('is somewhere else to be had where there is no clipboard', async () => {
    await copyLink();
    expect(await screen.findByText(/Open “Verify” and copy the address/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Copy link/ })).toBeEnabled();
  });
});
