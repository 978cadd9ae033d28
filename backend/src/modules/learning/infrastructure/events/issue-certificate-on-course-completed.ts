import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import {
  IssueCertificate,
  type IssueCertificateCommand,
} from '../../application/certificates/issue-certificate.js';
import { CourseCompleted } from '../../domain/facts.js';

@Injectable()
export class IssueCertificateOnCourseCompleted extends Subscriber<IssueCertificateCommand> {
  readonly name = 'learning.issue-certificate';
  readonly fact = CourseCompleted;

  constructor(private readonly issueCertificate: IssueCertificate) {
    super();
  }

  handle(completed: IssueCertificateCommand): Promise<void> {
    return this.issueCertificate.execute(completed);
  }
}
