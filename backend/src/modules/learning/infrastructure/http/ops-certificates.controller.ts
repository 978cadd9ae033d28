import { Body, Controller, Param, Post } from '@nestjs/common';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { CorrectHolderName } from '../../application/certificates/correct-holder-name.js';
import { RevokeCertificate } from '../../application/certificates/revoke-certificate.js';
import { CertificateNumberParam } from './certificate-views.js';

@OpsArea('Certificates')
@Controller('api/ops/certificates')
export class OpsCertificatesController {
  constructor(
    private readonly revokeCertificate: RevokeCertificate,
    private readonly correctHolderName: CorrectHolderName,
    private readonly operations: Operations,
  ) {}

  @OpsWrite({
    operationId: 'revokeCertificate',
    summary: 'Revoke a certificate',
    description: 'From then on its public page says that it is revoked, but not why.',
    danger: 'A revoked certificate stays revoked, even if the course is bought again.',
  })
  @Post(':number/revoke')
  revoke(
    @Param('number', { schema: CertificateNumberParam }) number: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'learning.revoke-certificate', target: number, ...body };
    return this.operations.perform(operation, () =>
      this.revokeCertificate.execute({ number, reason: body.reason }),
    );
  }

  @OpsWrite({
    operationId: 'correctCertificateName',
    summary: 'Correct the name on a certificate',
    description:
      'Puts the name of the account on the certificate, after its holder corrected it in the profile. The number stays; the public page and PDFs made from then on show the new name.',
    danger:
      'Make sure that it is the same person: anyone who looks up the number sees the new name.',
  })
  @Post(':number/correct-name')
  correctName(
    @Param('number', { schema: CertificateNumberParam }) number: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'learning.correct-certificate', target: number, ...body };
    return this.operations.perform(operation, () => this.correctHolderName.execute({ number }));
  }
}
