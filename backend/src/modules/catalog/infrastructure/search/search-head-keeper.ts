import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { DatabaseListener } from '../../../../platform/infrastructure/database/listener.js';
import { SEARCH_CHANNEL } from '../persistence/search-channel.js';
import { LiveHead } from './head/live-head.js';

/** Every API process hears of every change of the search index, whoever made it. */
@Injectable()
export class SearchHeadKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private listener: DatabaseListener | null = null;

  constructor(
    private readonly config: Config,
    private readonly live: LiveHead,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runs('api')) return;
    const { live } = this;
    this.listener = new DatabaseListener(this.config.get('DATABASE_URL'), SEARCH_CHANNEL, {
      onNotice: (courseId) => live.changeOf(courseId),
      onDeaf: () => live.deaf(),
      onHearing: () => live.hearing(),
    });
    void this.listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.live.deaf();
    await this.listener?.close();
    await this.live.settled();
  }
}
