import { Global, Module } from '@nestjs/common';
import { LearnerShelf } from '../../modules/identity/application/learner-shelf.js';
import { ContractLearnerShelf } from './contract-learner-shelf.js';
import { DashboardController } from './dashboard.controller.js';

/** Answers that span modules, made from their contracts: adapters for ports of modules that may not ask for themselves. */
@Global()
@Module({
  controllers: [DashboardController],
  providers: [{ provide: LearnerShelf, useClass: ContractLearnerShelf }],
  exports: [LearnerShelf],
})
export class CompositesModule {}
