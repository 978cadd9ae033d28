import type { LoggerService } from '@nestjs/common';
import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdTimeFunctions,
} from 'pino';
import type { Config } from '../config/config.js';

/** Structured logging; secrets are redacted wherever they stand. */
export abstract class Log {
  abstract debug(details: object, message: string): void;
  abstract info(details: object, message: string): void;
  abstract warn(details: object, message: string): void;
  abstract error(details: object, message: string): void;
}

/** Keys whose values never reach a log. */
const SECRETS = [
  'password',
  'otp',
  'token',
  'idToken',
  'resetToken',
  'secret',
  'authorization',
  'cookie',
];

/** @param destination standard output unless said otherwise */
export function createLog(config: Config, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: config.get('LOG_LEVEL'),
    timestamp: stdTimeFunctions.isoTime,
    base: { roles: config.get('ROLES').join(',') },
    redact: {
      paths: [
        ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        'req.headers["x-reset-token"]',
        'res.headers["set-cookie"]',
      ],
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Sends what Nest itself has to say through the same log; its chatter about wiring is for debugging. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ detail: rest }, String(message));
  }
}
