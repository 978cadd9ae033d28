import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { CatalogModule } from '../modules/catalog/catalog.module.js';
import { CommerceModule } from '../modules/commerce/commerce.module.js';
import { IdentityModule } from '../modules/identity/identity.module.js';
import { IntegrationsModule } from '../modules/integrations/integrations.module.js';
import { LearningModule } from '../modules/learning/learning.module.js';
import { OperationsModule } from '../modules/operations/operations.module.js';
import { QuestionsModule } from '../modules/questions/questions.module.js';
import { QuizzesModule } from '../modules/quizzes/quizzes.module.js';
import { ReviewsModule } from '../modules/reviews/reviews.module.js';
import type { Config } from '../platform/infrastructure/config/config.js';
import { PlatformModule } from '../platform/infrastructure/platform.module.js';
import { CompositesModule } from './composites/composites.module.js';
import { facts } from './facts.js';
import { ForgetAnswersOnAccountDeleted } from './forget-answers-on-account-deleted.js';
import { DocsController } from './openapi/docs.controller.js';
import { PublishedDocuments } from './openapi/published-documents.js';
import { persistence } from './persistence.js';
import { SiteController } from './site.controller.js';

/** The only module that imports all others. */
@Module({})
export class AppModule {
  static register(config: Config, log: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.register({ config, log, persistence: () => persistence, facts }),
        IdentityModule.register(config),
        CatalogModule.register(config),
        LearningModule,
        CommerceModule.register(config),
        ReviewsModule,
        QuestionsModule,
        QuizzesModule,
        OperationsModule,
        IntegrationsModule.register(config),
        CompositesModule,
      ],
      controllers: [SiteController, DocsController],
      providers: [PublishedDocuments, ForgetAnswersOnAccountDeleted],
    };
  }
}
