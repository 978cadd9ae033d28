import { Controller, Get, Header, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../../platform/application/actor.js';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import {
  LimitPerAddress,
  LimitPerMember,
} from '../../../../platform/infrastructure/http/limits.js';
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
    summary: 'One HTML page, to be kept, that checks certificates without a network',
    description:
      'It carries the public keys of all signatures so far (Ed25519) and asks nobody. The text of the QR code of a certificate is pasted into it.',
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
    summary: 'What a certificate says and whether it is valid',
    description: 'For everyone who knows the number; letters of any case, with or without dashes.',
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
    summary: 'My certificate as a PDF',
    description: 'For its holder, while it is valid. Signed anew each time, with the key of today.',
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
