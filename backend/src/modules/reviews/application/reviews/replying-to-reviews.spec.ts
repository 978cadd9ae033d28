import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, NotFound } from '../../../../platform/domain/domain-error.js';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../../platform/testing/immediate-unit-of-work.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { InMemoryCatalog } from '../../../learning/testing/in-memory-catalog.js';
import { OnlyEducatorReplies, OwnReviewReport } from '../../domain/errors.js';
import { InMemoryReports } from '../../testing/in-memory-reports.js';
import { InMemoryReviews, InMemoryReviewsView } from '../../testing/in-memory-reviews.js';
import { InMemoryTallies } from '../../testing/in-memory-tallies.js';
import { TwinLearning } from '../../../learning/testing/twin-learning.js';
import { CourseVisibility } from './course-visibility.js';
import { ForgetReporter } from '../moderation/forget-reporter.js';
import { GiveReview } from './give-review.js';
import { ModerateReview } from '../moderation/moderate-review.js';
import { RatingCounters } from '../ratings/rating-counters.js';
import { ReplyToReview } from './reply-to-review.js';
import { RemoveReply } from '../moderation/remove-reply.js';
import { ReportReview } from '../moderation/report-review.js';
import { ReviewRight } from './review-right.js';

const courseId = 'course';
const learners = ['asha', 'bela', 'chitra', 'divya'];

/** The in-memory ports around the reviews of one course. */
class Stage {
  readonly catalog = new InMemoryCatalog();
  readonly reviews = new InMemoryReviews();
  readonly reports = new InMemoryReports();
  readonly tallies = new InMemoryTallies();
  private readonly learning = new TwinLearning();
  private readonly work = new ImmediateUnitOfWork();
  private readonly clock = new FixedClock();
  private readonly ids = new SequentialIds();
  private readonly counters = new RatingCounters(this.catalog, this.tallies);
  private readonly visibility = new CourseVisibility(this.catalog, this.learning.asContract);
  readonly replyToReview = new ReplyToReview(this.reviews, this.visibility, this.work, this.clock);
  readonly reportReview = new ReportReview(
    new InMemoryReviewsView(this.reviews),
    this.reports,
    this.visibility,
    this.clock,
  );
  readonly moderateReview = new ModerateReview(
    this.reviews,
    this.reports,
    this.counters,
    this.work,
    this.clock,
  );
  readonly removeReply = new RemoveReply(this.reviews, this.reports, this.work, this.clock);
  private readonly giveReview = new GiveReview(
    new ReviewRight(this.catalog, this.learning.asContract),
    this.reviews,
    this.counters,
    this.work,
    this.ids,
    this.clock,
  );

  constructor() {
    this.catalog.has({ courseId, creatorId: 'educator' });
    for (const learner of learners) this.learning.enroll(learner, courseId);
  }

  async give(authorId: string, rating: number): Promise<string> {
    return (await this.giveReview.execute({ authorId, courseId, rating, comment: '' })).review.id;
  }

  moderate(reviewId: string, decision: 'hide' | 'show') {
    return this.moderateReview.execute({ reviewId, decision });
  }
}

let stage: Stage;
let reviewId: string;
beforeEach(async () => {
  stage = new Stage();
  reviewId = await stage.give('asha', 2);
});

describe("the educator's reply", () => {
  const reply = (educatorId: string, text: string) =>
    stage.replyToReview.execute({ reviewId, educatorId, text });

  it('is set, replaced and taken back', async () => {
    expect((await reply('educator', 'Thank you')).reply?.text).toBe('Thank you');
    expect((await reply('educator', 'Thanks a lot')).reply?.text).toBe('Thanks a lot');
    expect((await reply('educator', '')).reply).toBeNull();
  });

  it('is nobody else’s', async () => {
    await expect(reply('another educator', 'Mine')).rejects.toThrow(OnlyEducatorReplies);
  });

  it('has at most 2,000 characters', async () => {
    await expect(reply('educator', 'x'.repeat(2001))).rejects.toThrow(InvalidInput);
  });

  it('is not for hidden reviews, nor for those of a retired course', async () => {
    await stage.moderate(reviewId, 'hide');
    await expect(reply('educator', 'Hm')).rejects.toThrow(NotFound);
    await stage.moderate(reviewId, 'show');
    stage.catalog.has({ courseId, creatorId: 'educator', status: 'retired' });
    await expect(reply('educator', 'Hm')).rejects.toThrow(NotFound);
  });
});

describe('taking away the reply to a review', () => {
  beforeEach(() =>
    stage.replyToReview.execute({ reviewId, educatorId: 'educator', text: 'You fool' }),
  );
  const remove = () => stage.removeReply.execute({ reviewId });

  it('settles the reports and leaves the review', async () => {
    await stage.reportReview.execute({ reviewId, reporterId: 'bela', ground: 'abusive', note: '' });
    expect(await remove()).toEqual({
      before: { hasReply: true, openReports: 1 },
      after: { hasReply: false, openReports: 0 },
    });
    expect(stage.reviews.all).toMatchObject([{ reply: null, isHidden: false, stars: 2 }]);
  });

  it('does nothing where there is none, so that what was reported of the review stays open', async () => {
    await remove();
    await stage.reportReview.execute({ reviewId, reporterId: 'bela', ground: 'spam', note: '' });
    expect(await remove()).toEqual({
      before: { hasReply: false },
      after: { hasReply: false },
    });
    expect(stage.reports.open.size).toBe(1);
  });
});

describe('reporting a review', () => {
  const report = (reporterId: string) =>
    stage.reportReview.execute({ reviewId, reporterId, ground: 'spam', note: '' });

  it('counts once for a person', async () => {
    await report('bela');
    await report('bela');
    await report('educator');
    expect(stage.reports.open.size).toBe(2);
  });

  it('is for its author only where the educator has replied', async () => {
    await expect(report('asha')).rejects.toThrow(OwnReviewReport);
    await stage.replyToReview.execute({ reviewId, educatorId: 'educator', text: 'You fool' });
    await report('asha');
    expect(stage.reports.open.size).toBe(1);
  });

  it('is not for those who cannot see it', async () => {
    stage.catalog.has({ courseId, creatorId: 'educator', status: 'draft' });
    await expect(report('stranger')).rejects.toThrow(NotFound);
    await stage.moderate(reviewId, 'hide');
    await expect(report('bela')).rejects.toThrow(NotFound);
  });

  it('waits for the decision without a name once the account of its reader is gone', async () => {
    await stage.reportReview.execute({
      reviewId,
      reporterId: 'bela',
      ground: 'abusive',
      note: 'He means me, Bela',
    });
    await report('chitra');
    await new ForgetReporter(stage.reports).execute({ reporterId: 'bela' });
    const open = [...stage.reports.open.values()];
    expect(open).toHaveLength(2);
    expect(open.map(({ ground }) => ground)).toContain('abusive');
    expect(JSON.stringify(open)).not.toMatch(/bela/i);
  });

  it('is settled by the decision', async () => {
    await report('bela');
    const change = await stage.moderate(reviewId, 'show');
    expect(change).toEqual({
      before: { isHidden: false, openReports: 1 },
      after: { isHidden: false, openReports: 0 },
    });
  });
});

it('the counters equal the truth after any history of reviews', async () => {
  const step = fc.record({
    who: fc.constantFrom(...learners),
    what: fc.constantFrom('give', 'give', 'hide', 'show'),
    stars: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (history) => {
      const stand = new Stage();
      for (const { who, what, stars } of history) {
        const known = await stand.reviews.lock(who, courseId);
        if (what === 'give') await stand.give(who, stars);
        else if (known) await stand.moderate(known.id, what === 'hide' ? 'hide' : 'show');
      }
      const shown = stand.reviews.all.filter(({ isHidden }) => !isHidden);
      const sum = shown.reduce((all, { stars }) => all + stars, 0);
      const counted = stand.catalog.ratings.get(courseId) ?? { sum: 0, count: 0 };
      expect(counted).toEqual({ sum, count: shown.length });
      const truth = [1, 2, 3, 4, 5].map((n) => shown.filter(({ stars }) => stars === n).length);
      expect(await stand.tallies.of(courseId)).toEqual(truth);
    }),
  );
});
