import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Config } from '../platform/infrastructure/config/config.js';
import { Access } from '../platform/infrastructure/http/access/access.js';

const SiteView = z
  .object({
    googleClientId: z.string().nullable(),
    loopbackIdentity: z.boolean().meta({
      description: 'Whether sign-in with the loopback identity provider is available here.',
    }),
    paymentProvider: z.enum(['sandbox', 'razorpay']).nullable(),
    razorpayKeyId: z.string().nullable(),
    siteFigures: z.enum(['spec', 'real']),
    otpDigits: z.int(),
    contacts: z.object({
      phone: z.string(),
      chatUrl: z.string(),
      email: z.string(),
      supportEmail: z.string(),
    }),
    social: z.object({
      facebook: z.string(),
      linkedin: z.string(),
      youtube: z.string(),
      github: z.string(),
    }),
    operator: z
      .object({
        name: z.string(),
        address: z.string().nullable(),
        grievanceOfficer: z.string().nullable(),
        grievanceEmail: z.string(),
      })
      .meta({ description: 'Who runs this installation, for its legal pages.' }),
    refund: z
      .object({ days: z.int(), watchedPercent: z.int() })
      .meta({ description: 'The limits within which learners may give a course back themselves.' }),
    asksBuyerState: z.boolean().meta({
      description: 'Whether to send the State of the buyer with `create-order` (GST).',
    }),
  })
  .meta({ id: 'Site' });

/** What the client has to know about this installation before anyone logs in. */
@ApiTags('Site')
@Controller('api/site')
export class SiteController {
  constructor(private readonly config: Config) {}

  @ApiOperation({
    operationId: 'getSite',
    summary: 'Get the public settings of this installation',
    description:
      'What a client needs to know before anyone logs in, such as the sign-in and payment providers and the length of mailed codes.',
  })
  @ApiOkResponse({ standardSchema: SiteView })
  @Access('open')
  @Header('Cache-Control', 'public, max-age=300')
  @Get()
  site(): z.infer<typeof SiteView> {
    const googleClientId = this.config.get('GOOGLE_CLIENT_ID') ?? null;
    const razorpayKeyId = this.config.get('RAZORPAY_KEY_ID') ?? null;
    const twins = this.config.hasDevelopmentDoors;
    return {
      googleClientId,
      loopbackIdentity: twins && !googleClientId,
      paymentProvider: razorpayKeyId ? 'razorpay' : twins ? 'sandbox' : null,
      razorpayKeyId,
      siteFigures: this.config.get('SITE_FIGURES'),
      otpDigits: this.config.get('OTP_DIGITS'),
      ...this.config.site,
      refund: {
        days: this.config.get('REFUND_DAYS'),
        watchedPercent: this.config.get('REFUND_WATCHED_PERCENT'),
      },
      asksBuyerState: this.config.get('SELLER_GSTIN') !== undefined,
    };
  }
}
