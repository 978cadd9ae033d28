import { Controller, Get, Header, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../../platform/application/actor.js';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import {
  LimitPerAddress,
  LimitPerMember,
} from '../../../../platform/infrastructure/http/access/limits.js';
import { CertificateSeal } from '../../application/certificates/certificate-seal.js';
import { PrintCertificate } from '../../application/certificates/print-certificate.js';
import { ShowCertificate } from '../../application/certificates/show-certificate.js';
import {
  CertificateView,
  CertificateNumberParam,
  presentCertificate,
} from './certificate-views.js';
import { VERIFIER_POLICY, verifierPage } from './verifier-page.js';

@ApiTags('Certificates')
@Controller('api/certificate')
export class CertificateController {
  constructor(
    private readonly config: Config,
    private readonly showCertificate: ShowCertificate,
    private readonly printCertificate: PrintCertificate,
    private readonly seal: CertificateSeal,
  ) {}

  @ApiOperation({
    operationId: 'getCertificateVerifier',
    summary: 'Get the page that checks certificates offline',
    description:
      "One HTML page that you can keep and use without a network. It contains the public keys of all signatures so far (Ed25519). Paste the text of a certificate's QR code into it.",
  })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'The page.' })
  @Access('open')
  @Header('Cache-Control', 'no-cache')
  @Get('verifier')
  async verifier(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.setHeader('Content-Security-Policy', VERIFIER_POLICY);
    response.type('html');
    return verifierPage(await this.seal.keys());
  }

  @ApiOperation({
    operationId: 'getCertificate',
    summary: 'Get a certificate and whether it is valid',
    description:
      'For anyone who knows the number. Write it in upper or lower case, with or without dashes.',
  })
  @ApiOkResponse({ standardSchema: CertificateView, description: 'The certificate.' })
  @Access('open')
  @Header('Cache-Control', 'no-cache')
  @LimitPerAddress({ name: 'certificate', times: 60, seconds: 60 })
  @Get(':number')
  async show(@Param('number', { schema: CertificateNumberParam }) number: string) {
    return presentCertificate(await this.showCertificate.execute({ number }));
  }

  @ApiOperation({
    operationId: 'downloadCertificate',
    summary: 'Download your certificate as a PDF',
    description:
      'Only for its holder, while it is valid. The PDF is signed anew each time, with the current key.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'The PDF.' })
  @Access('member')
  @Header('Cache-Control', 'private, no-cache')
  @LimitPerMember({ name: 'certificate-pdf', times: 20, seconds: 60 })
  @Get(':number/pdf')
  async pdf(
    @CurrentActor() { userId }: Actor,
    @Param('number', { schema: CertificateNumberParam }) number: string,
  ): Promise<StreamableFile> {
    const { publicUrl } = this.config;
    const pdf = await this.printCertificate.execute({ number, learnerId: userId, publicUrl });
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="certificate-${number}.pdf"`,
      length: pdf.length,
    });
  }
}
