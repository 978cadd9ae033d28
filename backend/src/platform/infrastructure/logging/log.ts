import type { LoggerService } from '@nestjs/common';
import { type Logger, type LoggerOptions, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Config } from '../config/config.js';
import { logDestination } from './log-destination.js';
import { shortened } from './shortened.js';

/** Structured logging; secrets are redacted wherever they occur. */
export abstract class Log {
  abstract debug(details: object, message: string): void;
  abstract info(details: object, message: string): void;
  abstract warn(details: object, message: string): void;
  abstract error(details: object, message: string): void;
}

/** Keys whose values are never logged. */
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

/** Longer than any error of ours. A database error repeats the statement with all values of the request. */
const LONGEST_OF_AN_ERROR = 4_000;
/** The end of the stack, after the message, tells the place in the code. */
const LAST_OF_AN_ERROR = 2_000;

function errorTold(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const told: Record<string, unknown> = { ...stdSerializers.err(error) };
  for (const [name, value] of Object.entries(told))
    if (typeof value === 'string' && value.length > LONGEST_OF_AN_ERROR)
      told[name] = shortened(value, LAST_OF_AN_ERROR) + value.slice(-LAST_OF_AN_ERROR);
  return told;
}

export function createLog(config: Config, destination = logDestination()): Logger {
  const options: LoggerOptions = {
    level: config.get('LOG_LEVEL'),
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: errorTold },
    base: { roles: config.get('ROLES').join(',') },
    redact: {
      paths: [
        ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        // An error of Redis repeats its command, of which the first says the password.
        ...['', '*.', '*.*.'].map((above) => `${above}command.args`),
        'req.headers["x-reset-token"]',
        'res.headers["set-cookie"]',
      ],
      censor: '[redacted]',
    },
  };
  return pino(options, destination);
}

/** Redirects Nest's own log; its messages about wiring are logged at debug level. */
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
