import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/infrastructure/config/config.js';
import { DiscussionLinks } from '../application/discussion-links.js';

@Injectable()
export class ClientDiscussionLinks extends DiscussionLinks {
  constructor(private readonly config: Config) {
    super();
  }

  toAwaiting(): string {
    return `${this.config.publicUrl}/questions`;
  }

  toQuestion({ courseId, lectureId, id }: { courseId: string; lectureId: string; id: string }) {
    const query = new URLSearchParams({ lecture: lectureId, question: id });
    return `${this.config.publicUrl}/viewlecture/${courseId}?${query.toString()}`;
  }
}
