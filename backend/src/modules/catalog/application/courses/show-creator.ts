import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CourseCompanions, type Educator } from './course-companions.js';
import { CoursesView, type CreatorFigures } from './courses-view.js';

export interface CreatorCard extends Educator, CreatorFigures {}

/** Shows the public card of an educator. */
@Injectable()
export class ShowCreator {
  constructor(
    private readonly view: CoursesView,
    private readonly companions: CourseCompanions,
  ) {}

  /**
   * @throws NotFound for anybody who has nothing on sale and is not the viewer, so that accounts cannot be enumerated
   */
  async execute(userId: string, viewerId: string): Promise<CreatorCard> {
    const card = await this.cardOf(userId);
    if (!card || (!card.isKnown && userId !== viewerId)) throw new NotFound();
    return card;
  }

  /** The card, or null for a deleted account. */
  async cardOf(userId: string): Promise<CreatorCard | null> {
    const [people, figures] = await Promise.all([
      this.companions.educators([userId]),
      this.view.creatorFigures(userId),
    ]);
    const educator = people.get(userId);
    return educator ? { ...educator, ...figures } : null;
  }
}
