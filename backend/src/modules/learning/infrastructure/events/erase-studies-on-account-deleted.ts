import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { AccountDeleted } from '../../../identity/contract.js';
import { EraseStudies } from '../../application/progress/erase-studies.js';

@Injectable()
export class EraseStudiesOnAccountDeleted extends Subscriber<{ userId: string }> {
  readonly name = 'learning.erase-studies';
  readonly fact = AccountDeleted;

  constructor(private readonly eraseStudies: EraseStudies) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.eraseStudies.execute({ learnerId: userId });
  }
}
