import type { Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config/config.js';
import type { BuiltClient } from './built-client.js';
import type { FrontStep } from '../server/front.js';
import type { HeaderList } from '../replies/send-kept.js';

/** Headers of every reply: of pages and their files, and of the API, whose replies are no pages. */
interface SecurityHeaders {
  readonly ofPages: HeaderList;
  readonly ofApi: HeaderList;
}

const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
/** Swagger UI is the one page there. */
const isOfApi = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/docs');

/**
 * Hosts of external services appear only if configured; Google never does, because its sign-in runs in its own window
 * and none of its scripts in ours.
 */
export function securityHeaders(config: Config, client: BuiltClient | null): SecurityHeaders {
  const style = client ? [`'${client.styleHash}'`] : [];
  const script = client ? [`'${client.scriptHash}'`] : [];
  const razorpay = config.get('RAZORPAY_KEY_ID')
    ? [
        'https://checkout.razorpay.com',
        'https://api.razorpay.com',
        'https://lumberjack.razorpay.com',
      ]
    : [];
  const s3 = config.get('S3_PUBLIC_ENDPOINT') ?? config.get('S3_ENDPOINT');
  const media = s3 ? [new URL(s3).origin] : [];
  const helmetSays = helmet({
    // Without reports: most come from extensions of browsers, and all tell which pages somebody visits.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...script, ...razorpay],
        styleSrc: ["'self'", ...style],
        styleSrcAttr: ["'unsafe-inline'"],
        frameSrc: razorpay.length > 0 ? razorpay : ["'none'"],
        connectSrc: ["'self'", ...media, ...razorpay],
        // `blob:` shows a chosen picture before it is uploaded.
        imgSrc: ["'self'", 'data:', 'blob:', ...media],
        mediaSrc: ["'self'", 'blob:', ...media],
        workerSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    hsts: config.usesHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xPoweredBy: false,
  });
  const ofPages = [
    // Voice search needs the microphone; nothing needs camera or location.
    ...['Permissions-Policy', 'microphone=(self), camera=(), geolocation=()'],
    ...[...headersOf(helmetSays)].flat(),
  ];
  const policy = ofPages.indexOf('Content-Security-Policy') + 1;
  return { ofPages, ofApi: ofPages.with(policy, NO_PAGE) };
}

/** Adds these headers to every reply that is not cached. */
export function telling({ ofPages, ofApi }: SecurityHeaders): FrontStep {
  return (request, response, next) => {
    const headers = isOfApi(request.url) ? ofApi : ofPages;
    for (let at = 0; at < headers.length; at += 2)
      response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
    next();
  };
}

/**
 * The headers that a middleware sets, computed once instead of by its twelve functions for each reply (docs/adr/0033).
 */
function headersOf(middleware: ReturnType<typeof helmet>): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  middleware({} as Request, response as unknown as Response, (error) => {
    if (error) throw new Error('helmet refused its settings.', { cause: error });
  });
  return headers;
}
