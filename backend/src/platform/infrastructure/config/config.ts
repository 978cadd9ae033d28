import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.stringbool();
const secret = z.string().min(32, 'must have at least 32 characters');
/** Random secrets have this many; placeholders such as `change-me` or a repeated letter do not. */
const DISTINCT_CHARACTERS = 12;
const SECRETS = ['SESSION_SECRET', 'OTP_SECRET', 'MEDIA_SECRET', 'CERTIFICATE_SECRET'] as const;
const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });

/** `search=20/60`: twenty in sixty seconds. At most three weeks, the longest that a timer can wait. */
const rateLimit = z
  .string()
  .regex(/^[a-z-]+=[1-9]\d{0,5}\/[1-9]\d{0,5}$/, 'must read <name>=<times>/<seconds>')
  .transform((text) => {
    const [name = '', times, seconds] = text.split(/[=/]/);
    return [name, { times: Number(times), seconds: Number(seconds) }] as const;
  });

/**
 * More connections than the cores can serve only slow the process down (ADR 41).
 * @see https://github.com/brettwooldridge/HikariCP/wiki/About-Pool-Sizing
 */
const USUAL_POOL = Math.min(2 * availableParallelism() + 1, 20);

/** Every setting the server reads, with its default; settings-reference.ts explains them. */
export const environment = z.object({
  APP_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLES: z
    .string()
    .default('api,worker')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['api', 'worker'])).min(1)),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  HOST: z.string().optional(),
  PUBLIC_URL: url.optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform(list)
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins, such as https://www.example.com',
    ),
  TRUST_PROXY: flag.default(false),
  DATA_DIR: z.string().default('.data'),
  CLIENT_DIR: z.string().optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// URL'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(USUAL_POOL),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be a redis:// URL')
    .optional(),
  S3_ENDPOINT: url.optional(),
  S3_PUBLIC_ENDPOINT: url.optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().default('lectern'),
  S3_REGION: z.string().default('us-east-1'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// URL')
    .optional(),
  MAIL_FROM: z.string().default('Lectern <no-reply@lectern.test>'),
  SESSION_SECRET: secret,
  SESSION_SECRET_PREVIOUS: secret.optional(),
  OTP_SECRET: secret,
  OTP_DIGITS: z.coerce.number().int().min(4).max(8).default(4),
  MEDIA_SECRET: secret,
  CERTIFICATE_SECRET: secret,
  SANDBOX_SECRET: secret.optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_BASE_URL: url.default('https://api.razorpay.com'),
  REFUND_DAYS: z.coerce.number().int().min(0).max(180).default(7),
  REFUND_WATCHED_PERCENT: z.coerce.number().int().min(0).max(100).default(30),
  SELLER_NAME: z.string().default('Lectern'),
  SELLER_ADDRESS: z.string().default(''),
  SELLER_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  AI_BASE_URL: url.optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  RATE_LIMITS: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(rateLimit))
    .transform((all) => new Map(all)),
  EDUCATOR_QUOTA_GIB: z.coerce.number().int().min(1).default(50),
  PUBLISH_GATE: z.enum(['open', 'strict']).default('open'),
  SITE_FIGURES: z.enum(['spec', 'real']).default('spec'),
  SITE_PHONE: z.string().max(40).default('+91 00000 00000'),
  SITE_CHAT_URL: url.default('https://example.com/chat'),
  SITE_EMAIL: z.email().default('hello@example.com'),
  SITE_SUPPORT_EMAIL: z.email().default('support@example.com'),
  SITE_FACEBOOK_URL: url.default('https://example.com/facebook'),
  SITE_LINKEDIN_URL: url.default('https://example.com/linkedin'),
  SITE_YOUTUBE_URL: url.default('https://example.com/youtube'),
  SITE_GITHUB_URL: url.default('https://example.com/github'),
  SITE_OPERATOR: z.string().max(200).default('Lectern'),
  SITE_ADDRESS: z.string().max(300).optional(),
  SITE_GRIEVANCE_OFFICER: z.string().max(120).optional(),
  SITE_GRIEVANCE_EMAIL: z.email().optional(),
  FFMPEG_PATH: z.string().optional(),
  FFPROBE_PATH: z.string().optional(),
  /** Where to search for ffmpeg, as a shell would. */
  PATH: z.string().default(''),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().default('lectern'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO_WORLD: flag.default(false),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
});

/** Error messages for operators, the same in every program, instead of the library's or those of request schemas. */
function inWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is needed';
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}${unit}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${unit}`;
  if (issue.code !== 'invalid_type') return 'is not valid';
  return `must be a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
}

/** In a browser's format: no path, no trailing slash. */
function isOrigin(text: string): boolean {
  const isPlain = /^https?:\/\/[\w.:[\]-]+$/.test(text);
  return isPlain && URL.canParse(text) && new URL(text).origin === text;
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export type Environment = z.output<typeof environment>;

/** Thrown at boot; the message lists every fault, one per line, and never a value. */
export class InvalidConfig extends Error {
  constructor(readonly faults: readonly string[]) {
    super(['The settings are not valid:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.name = 'InvalidConfig';
  }
}

// Without JIT: compiling a function for the schema does not pay off for a single value.
const ONCE = { jitless: true, error: inWords };

/** The settings, read and validated as a whole once at boot. */
export class Config {
  private constructor(private readonly env: Environment) {}

  /** @throws InvalidConfig naming every fault at once. */
  static read(source: Readonly<Record<string, string | undefined>>): Config {
    // An empty variable counts as absent, because compose files and shells use that to omit one.
    const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
    const parsed = environment.safeParse(given, ONCE);
    const shapeFaults = parsed.error?.issues ?? [];
    const faults = [
      ...shapeFaults.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      ...faultsTogether(given),
    ];
    if (!parsed.success || faults.length > 0) throw new InvalidConfig(faults);
    return new Config(parsed.data);
  }

  get<K extends keyof Environment>(name: K): Environment[K] {
    return this.env[name];
  }

  get isProduction(): boolean {
    return this.env.APP_ENV === 'production';
  }

  /** Endpoints for tests and demos, and twins of external services, exist outside production only. */
  get hasDevelopmentDoors(): boolean {
    return !this.isProduction;
  }

  runs(role: 'api' | 'worker'): boolean {
    return this.env.ROLES.includes(role);
  }

  /** Contact details of the operator. */
  get site() {
    return {
      contacts: {
        phone: this.env.SITE_PHONE,
        chatUrl: this.env.SITE_CHAT_URL,
        email: this.env.SITE_EMAIL,
        supportEmail: this.env.SITE_SUPPORT_EMAIL,
      },
      social: {
        facebook: this.env.SITE_FACEBOOK_URL,
        linkedin: this.env.SITE_LINKEDIN_URL,
        youtube: this.env.SITE_YOUTUBE_URL,
        github: this.env.SITE_GITHUB_URL,
      },
      operator: {
        name: this.env.SITE_OPERATOR,
        address: this.env.SITE_ADDRESS ?? null,
        grievanceOfficer: this.env.SITE_GRIEVANCE_OFFICER ?? null,
        grievanceEmail: this.env.SITE_GRIEVANCE_EMAIL ?? this.env.SITE_SUPPORT_EMAIL,
      },
    };
  }

  /** The absolute path of a folder in DATA_DIR. */
  dataPath(...steps: string[]): string {
    return resolve(this.env.DATA_DIR, ...steps);
  }

  /** The address to listen on: outside production only this machine, unless set. */
  get host(): string {
    return this.env.HOST ?? (this.isProduction ? '0.0.0.0' : '127.0.0.1');
  }

  /** The public URL of the product, without a trailing slash. */
  get publicUrl(): string {
    return (this.env.PUBLIC_URL ?? `http://localhost:${this.env.PORT}`).replace(/\/+$/, '');
  }

  /** How long a terminating process continues to serve, until load balancers notice. */
  get drainMs(): number {
    return (this.env.DRAIN_SECONDS ?? (this.isProduction ? 4 : 0)) * 1000;
  }

  get usesHttps(): boolean {
    return this.publicUrl.startsWith('https://');
  }
}

/** Faults in combinations of well-formed settings; checks the raw input, so that other faults do not hide these. */
function faultsTogether(given: Readonly<Record<string, string | undefined>>): string[] {
  const faults: string[] = [];
  if (given['S3_ENDPOINT'] && !(given['S3_ACCESS_KEY'] && given['S3_SECRET_KEY']))
    faults.push('S3_ACCESS_KEY, S3_SECRET_KEY: are needed with S3_ENDPOINT');
  if (
    given['RAZORPAY_KEY_ID'] &&
    !(given['RAZORPAY_KEY_SECRET'] && given['RAZORPAY_WEBHOOK_SECRET'])
  )
    faults.push('RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET: are needed with RAZORPAY_KEY_ID');
  if (given['SELLER_GSTIN'] && !given['SELLER_ADDRESS'])
    faults.push('SELLER_ADDRESS: is needed with SELLER_GSTIN (it stands on every invoice)');
  if (given['AI_BASE_URL'] && !given['AI_MODEL'])
    faults.push('AI_MODEL: is needed with AI_BASE_URL');
  if (given['APP_ENV'] !== 'production') return faults;
  if (!given['PUBLIC_URL']) faults.push('PUBLIC_URL: is needed in production');
  if (!given['SMTP_URL']) faults.push('SMTP_URL: is needed in production (the mail box is a twin)');
  faults.push(...weakSecrets(given));
  if (flag.safeParse(given['DEMO_WORLD']).data)
    faults.push('DEMO_WORLD: demo data is refused in production');
  if (given['SANDBOX_SECRET'])
    faults.push('SANDBOX_SECRET: the sandbox payment provider is refused in production');
  return faults;
}

function weakSecrets(given: Readonly<Record<string, string | undefined>>): string[] {
  const values = SECRETS.map((name) => given[name] ?? '');
  return SECRETS.flatMap((name, index) => {
    const value = values[index] ?? '';
    if (value === '') return [];
    if (new Set(value).size < DISTINCT_CHARACTERS || /change.?me|example|default/i.test(value))
      return [`${name}: is a placeholder; make one with: openssl rand -base64 32`];
    return values.indexOf(value) < index ? [`${name}: must not be the same as another secret`] : [];
  });
}
