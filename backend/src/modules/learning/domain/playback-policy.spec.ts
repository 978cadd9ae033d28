import { describe, expect, it } from '@jest/globals';
import { Forbidden, NotFound } from '../../../platform/domain/domain-error.js';
import { assertMayWatch, type WatchedPlace } from './playback-policy.js';

const educator = 'educator';
const place = (given: Partial<WatchedPlace> = {}): WatchedPlace => ({
  creatorId: educator,
  courseStatus: 'published',
  isPreviewFree: false,
  ...given,
});
const tried =
  (where: WatchedPlace, userId: string, isEnrolled = false) =>
  () =>
    assertMayWatch(where, userId, isEnrolled);

describe('the right to watch', () => {
  it.each(['published', 'draft', 'retired'] as const)(
    'belongs to the enrolled learner of a %s course',
    (courseStatus) => {
      expect(tried(place({ courseStatus }), 'learner', true)).not.toThrow();
    },
  );

  it.each(['published', 'draft'] as const)(
    'belongs to the educator of a %s course',
    (courseStatus) => {
      expect(tried(place({ courseStatus }), educator)).not.toThrow();
    },
  );

  it('is given to everyone for a free preview', () => {
    expect(tried(place({ isPreviewFree: true }), 'stranger')).not.toThrow();
  });

  it('is refused to others', () => {
    expect(tried(place(), 'stranger')).toThrow(Forbidden);
  });

  it('tells strangers nothing of a draft, previews included', () => {
    const draft = place({ courseStatus: 'draft', isPreviewFree: true });
    expect(tried(draft, 'stranger')).toThrow(NotFound);
  });

  it('is lost with the course by everyone who did not enroll', () => {
    const retired = place({ courseStatus: 'retired', isPreviewFree: true });
    expect(tried(retired, educator)).toThrow(NotFound);
    expect(tried(retired, 'stranger')).toThrow(NotFound);
  });
});
