import type { Fact } from '../../../platform/domain/fact.js';
import {
  byName,
  type HandoutPlace,
  HandoutsView,
  type HandoutView,
} from '../application/handouts/handouts-view.js';
import type { Handout } from '../domain/handouts/handout.js';
import { Handouts } from '../domain/handouts/handouts.js';

/** Handouts in memory; keeps the facts saved with them. */
export class InMemoryHandouts extends Handouts {
  readonly facts: Fact[] = [];
  private readonly byId = new Map<string, Handout>();

  get all(): readonly Handout[] {
    return [...this.byId.values()];
  }

  async ofCourse(courseId: string): Promise<Handout[]> {
    return this.all.filter((handout) => handout.courseId === courseId);
  }

  async save(handout: Handout): Promise<void> {
    this.byId.set(handout.id, handout);
    this.facts.push(...handout.pullFacts());
  }

  async remove(handout: Handout): Promise<void> {
    this.byId.delete(handout.id);
    this.facts.push(...handout.pullFacts());
  }
}

/** Reads from the in-memory repository. */
export class InMemoryHandoutsView extends HandoutsView {
  constructor(
    private readonly handouts: InMemoryHandouts,
    private readonly previews: ReadonlySet<string> = new Set(),
  ) {
    super();
  }

  async ofLectures(
    lectureIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly HandoutView[]>> {
    const found = this.handouts.all.filter(({ lectureId }) => lectureIds.includes(lectureId));
    const views = found.map(({ id, lectureId, name, size }) => ({ id, lectureId, name, size }));
    return Map.groupBy(views.sort(byName), ({ lectureId }) => lectureId);
  }

  async find(handoutId: string): Promise<HandoutPlace | null> {
    const found = this.handouts.all.find(({ id }) => id === handoutId);
    if (!found) return null;
    const { id, lectureId, courseId, fileId, name, size } = found;
    const isPreviewFree = this.previews.has(lectureId);
    return { id, lectureId, courseId, fileId, name, size, isPreviewFree };
  }
}
