import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CourseCompanions, type Educator } from './course-companions.js';
import { CoursesView, type CreatorFigures } from './courses-view.js';

export interface CreatorCard extends Educator, CreatorFigures {}

/** The public card of somebody who teaches. */
@Injectable()
export class ShowCreator {
  constructor(
    private readonly view: CoursesView,
    private readonly companions: CourseCompanions,
  ) {}

  /** @throws NotFound for everybody who has nothing on sale and is not the viewer, so that it cannot list accounts */
  async execute(userId: string, viewerId: string): Promise<CreatorCard> {
    const card = await this.cardOf(userId);
    if (!card || (!card.isKnown && userId !== viewerId)) throw new NotFound();
    return card;
  }

  /** The card, or null for somebody who is gone. */
  async cardOf(userId: string): Promise<CreatorCard | null> {
    const [people, figures] = await Promise.all([
      this.companions.educators([userId]),
      this.view.creatorFigures(userId),
    ]);
    const educator = people.get(userId);
    return educator ? { ...educator, ...figures } : null;
  }
}
