import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../../platform/testing/immediate-unit-of-work.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { CertificateNumber } from '../../domain/certificate-number.js';
import {
  anEnrollment,
  anOutline,
  courseId,
  freely,
  later,
  learnerId,
  markedDone,
} from '../../testing/enrollment-builder.js';
import { InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { InMemoryCertificates } from '../../testing/in-memory-certificates.js';
import { InMemoryEnrollments } from '../../testing/in-memory-enrollments.js';
import { EndEnrollment } from '../enrollments/end-enrollment.js';
import { IssueCertificate } from './issue-certificate.js';

let enrollments: InMemoryEnrollments;
let certificates: InMemoryCertificates;
let issueCertificate: IssueCertificate;
let endEnrollment: EndEnrollment;
let name: string | null;

beforeEach(async () => {
  name = 'Lila';
  enrollments = new InMemoryEnrollments();
  certificates = new InMemoryCertificates();
  const catalog = new InMemoryCatalog();
  catalog.has({ courseId });
  const [work, clock] = [new ImmediateUnitOfWork(), new FixedClock()];
  issueCertificate = new IssueCertificate(
    enrollments,
    certificates,
    catalog,
    { of: async () => new Map(name === null ? [] : [[learnerId, name]]) },
    { next: () => CertificateNumber.fromRandom(new Uint8Array(16)) },
    work,
    new SequentialIds(),
    clock,
  );
  endEnrollment = new EndEnrollment(enrollments, certificates, catalog, work, clock);
  await enrollments.save(anEnrollment());
});

async function completeTheCourse(): Promise<void> {
  const enrollment = await enrollments.lock(learnerId, courseId);
  enrollment?.watch(markedDone(1, 2), anOutline(60, 90.5), later(60));
}
const issue = () => issueCertificate.execute({ learnerId, courseId });

describe('issuing a certificate', () => {
  it('says who completed what, when, and how long it was', async () => {
    await completeTheCourse();
    await issue();
    expect(certificates.all).toMatchObject([
      {
        number: '0000-0000-0000',
        holderName: 'Lila',
        courseTitle: `Course ${courseId}`,
        seconds: 151,
        completedAt: later(60),
        isValid: true,
      },
    ]);
  });

  it('happens once', async () => {
    await completeTheCourse();
    await issue();
    await issue();
    expect(certificates.all).toHaveLength(1);
    expect(certificates.facts).toHaveLength(1);
  });

  it('is for those who completed the course', async () => {
    await issue();
    expect(certificates.all).toEqual([]);
  });

  it('is not for an account that is gone', async () => {
    name = null;
    await completeTheCourse();
    await issue();
    expect(certificates.all).toEqual([]);
  });

  it('is undone by a refund, until the course is bought again', async () => {
    await completeTheCourse();
    await issue();
    await endEnrollment.execute({ learnerId, courseId });
    expect(certificates.all[0]?.isValid).toBe(false);
    await issue();
    expect(certificates.all[0]?.isValid).toBe(false);
    (await enrollments.lock(learnerId, courseId))?.reactivate(freely, later(600));
    await issue();
    expect(certificates.all[0]?.isValid).toBe(true);
  });
});
