import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { DatabaseListener } from '../../../../platform/infrastructure/database/listener.js';
import { WarmUp } from '../../../../platform/infrastructure/warm-up.js';
import { SEARCH_CHANNEL, SHOWN_MARK } from '../persistence/search-channel.js';
import { LiveHead } from './head/live-head.js';
import { KeptAnswers } from './kept-answers.js';

/** Notifies every API process of every change of the search index, in whichever process it was made. */
@Injectable()
export class SearchHeadKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private listener: DatabaseListener | null = null;

  constructor(
    private readonly config: Config,
    private readonly live: LiveHead,
    private readonly answers: KeptAnswers,
    private readonly warmUp: WarmUp,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runs('api')) return;
    const { live, answers } = this;
    const listener = new DatabaseListener(this.config.get('DATABASE_URL'), SEARCH_CHANNEL, {
      onNotice: (word) => this.hear(word),
      onDeaf: () => {
        live.deaf();
        answers.forget();
      },
      onHearing: () => live.hearing(),
    });
    this.listener = listener;
    this.warmUp.later(() => listener.start());
  }

  private hear(word: string): void {
    if (word.startsWith(SHOWN_MARK)) {
      const courseId = word.slice(SHOWN_MARK.length);
      this.live.shownChangeOf(courseId);
      this.answers.forgetCourse(courseId);
    } else {
      this.live.changeOf(word);
      this.answers.forget();
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.live.deaf();
    await this.listener?.close();
    await this.live.settled();
  }
}
