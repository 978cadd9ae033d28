import { Controller, Get, Header, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../../platform/application/actor.js';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import { CertificateSeal } from '../../application/certificate-seal.js';
import { PrintCertificate } from '../../application/print-certificate.js';
import { ShowCertificate } from '../../application/show-certificate.js';
import { CertificateView, Number12, presentCertificate } from './certificate-views.js';
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
      "It carries the public key and looks nothing up: a certificate's seal says by itself whether it is genuine.",
  })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
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
    description:
      'Open to whoever has the number, as it is printed on the certificate. A withdrawn one says so.',
  })
  @ApiOkResponse({ standardSchema: CertificateView })
  @Access('open')
  @Header('Cache-Control', 'no-cache')
  @Get(':number')
  async show(@Param('number', { schema: Number12 }) number: string) {
    return presentCertificate(await this.showCertificate.execute({ number }));
  }

  @ApiOperation({
    operationId: 'downloadCertificate',
    summary: 'My certificate as a PDF',
    description: 'For its owner. The seal in its code can be checked without us.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Access('member')
  @Header('Cache-Control', 'private, no-cache')
  @Get(':number/pdf')
  async pdf(
    @CurrentActor() { userId }: Actor,
    @Param('number', { schema: Number12 }) number: string,
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
