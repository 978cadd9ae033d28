import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CourseProgress } from '../../shared/api/types';
import { certificateCopy as copy } from '../../shared/copy/certificates';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { CourseCompleted } from './course-completed';
import { courseProgressReceived, learningReducer } from './learning.slice';

const courseId = '01980000-0000-7000-8000-000000000001';
const certificate = {
  number: '7K3M-9QXT-V2HD',
  issuedAt: '2026-11-22T10:00:00Z',
  verifyUrl: '/verify/7K3M-9QXT-V2HD',
  pdfUrl: '/api/certificate/7K3M-9QXT-V2HD/pdf',
};
const completed: CourseProgress = {
  courseId,
  percent: 100,
  completed: true,
  lastLectureId: null,
  certificate: null,
  certificateWithdrawn: false,
  lectures: [],
};

async function show(progress: Partial<CourseProgress>) {
  const page = <CourseCompleted courseId={courseId} title="Cameras" />;
  const { dispatch } = renderWithStore(page, function* () {}, { learning: learningReducer });
  await dispatch(courseProgressReceived({ ...completed, ...progress }));
}

const said = () => screen.queryByRole('status')?.textContent;

describe('Who completed a course', () => {
  it('is shown the certificate', async () => {
    await show({ certificate });
    expect(said()).toBe(copy.earned);
    expect(screen.getByRole('link', { name: copy.view })).toHaveAttribute(
      'href',
      certificate.verifyUrl,
    );
  });

  it('is told that the certificate is on its way', async () => {
    await show({});
    expect(said()).toBe(copy.preparing);
  });

  it('is told that the certificate was withdrawn, and does not wait for another', async () => {
    await show({ certificateWithdrawn: true });
    expect(said()).toBe(copy.withdrawn);
  });
});

it('Nobody else is told anything about a certificate', async () => {
  await show({ completed: false });
  expect(said()).toBeUndefined();
});
