import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Config } from '../../../platform/infrastructure/config/config.js';
import { DatabaseListener } from '../../../platform/infrastructure/database/listener.js';
import { ReadyReplies } from '../../../platform/infrastructure/http/replies/ready-replies.js';
import { WarmUp } from '../../../platform/infrastructure/warm-up.js';
import { CATALOG_CHANNEL } from './persistence/catalog-channel.js';

/**
 * Notifies every API process of every change of a course, in whichever process it was made, so that it drops its cached
 * replies.
 */
@Injectable()
export class CatalogChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private listener: DatabaseListener | null = null;

  constructor(
    private readonly config: Config,
    private readonly replies: ReadyReplies,
    private readonly warmUp: WarmUp,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runs('api')) return;
    const { replies } = this;
    const listener = new DatabaseListener(this.config.get('DATABASE_URL'), CATALOG_CHANNEL, {
      onNotice: () => replies.forget(),
      onDeaf: () => replies.trust(false),
      onHearing: () => replies.trust(true),
    });
    this.listener = listener;
    this.warmUp.later(() => listener.start());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.listener?.close();
  }
}
