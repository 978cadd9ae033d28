import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.js';
import type { BuiltClient } from './built-client.js';

/** Headers of every reply. Hosts of outside services appear only when they are configured. */
export function securityHeaders(config: Config, client: BuiltClient | null) {
  const style = client ? [`'${client.styleHash}'`] : [];
  const script = client ? [`'${client.scriptHash}'`] : [];
  const google = config.get('GOOGLE_CLIENT_ID') ? ['https://accounts.google.com'] : [];
  const razorpay = config.get('RAZORPAY_KEY_ID')
    ? [
        'https://checkout.razorpay.com',
        'https://api.razorpay.com',
        'https://lumberjack.razorpay.com',
      ]
    : [];
  const s3 = config.get('S3_PUBLIC_ENDPOINT') ?? config.get('S3_ENDPOINT');
  const media = s3 ? [new URL(s3).origin] : [];
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...script, ...google, ...razorpay],
        styleSrc: ["'self'", ...style, ...google],
        styleSrcAttr: ["'unsafe-inline'"],
        frameSrc: [
          ...google,
          ...razorpay,
          ...(google.length + razorpay.length === 0 ? ["'none'"] : []),
        ],
        connectSrc: ["'self'", ...media, ...google, ...razorpay],
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
  return (request: Request, response: Response, next: NextFunction): void => {
    // Voice search hears; nothing here looks or locates.
    response.setHeader('Permissions-Policy', 'microphone=(self), camera=(), geolocation=()');
    headers(request, response, next);
  };
}
