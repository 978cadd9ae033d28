import { environment, type Environment } from './config.js';

// Explains every setting for people; a setting without an entry does not compile. The program settings-reference.js
// generates docs/ops/settings.md from it.

interface Entry {
  readonly group: Group;
  readonly does: string;
  /** The default in words, where the schema's default does not tell it. */
  readonly otherwise?: string;
}

const GROUPS = {
  process: 'The process',
  database: 'Database and queue',
  outside: 'Files and mail',
  secrets: 'Secrets',
  partners: 'Payment, sign-in and search',
  product: 'The product',
  site: 'Who runs it',
} as const;
type Group = keyof typeof GROUPS;

const INTRODUCTIONS: Partial<Record<Group, string>> = {
  secrets:
    'Each has at least 32 characters. The launcher creates them once and keeps them in `DATA_DIR/secrets.json`; for compose, `sh infra/docker/make-env.sh` creates them. See [how to change them](secrets.md). Production refuses placeholders, and one secret used for two purposes.',
};

const LAUNCHER = 'launcher';

const ENTRIES: Readonly<Record<keyof Environment, Entry>> = {
  APP_ENV: {
    group: 'process',
    does: '`development`, `test` or `production`. Production refuses stand-ins for outside services and demo data (see below)',
  },
  ROLES: {
    group: 'process',
    does: 'What this process does: answer requests, handle facts, or both',
  },
  PORT: { group: 'process', does: 'The port on which the API listens' },
  HOST: {
    group: 'process',
    does: 'The address on which it listens; in production `0.0.0.0`, which means all',
    otherwise: '`127.0.0.1`',
  },
  PUBLIC_URL: {
    group: 'process',
    does: 'The URL under which people reach the product. With https, cookies are secure. Required in production',
    otherwise: '`http://localhost:<PORT>`',
  },
  ALLOWED_ORIGINS: {
    group: 'process',
    does: "Further origins of the same site, such as `https://www.example.com`, whose pages may call the API with a visitor's cookies (CORS). Separated by commas",
  },
  TRUST_PROXY: {
    group: 'process',
    does: 'Whether to believe one proxy in front about who is calling. Set it only if nobody can bypass the proxy',
  },
  CLIENT_DIR: {
    group: 'process',
    does: 'The folder of the built web client. Without it, only the API is served',
    otherwise: LAUNCHER,
  },
  DATA_DIR: {
    group: 'process',
    does: 'The folder for files, the mailbox and work in progress. `make start` takes it as relative to the repository',
  },
  DRAIN_SECONDS: {
    group: 'process',
    does: 'How long a process that is told to stop still serves requests while `/health/ready` answers 503. After that, replies in progress get 5 seconds. Compose ends a process after 15 seconds in all, the chart after 30',
    otherwise: '`4` in production, else `0`',
  },
  LOG_LEVEL: {
    group: 'process',
    does: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  },
  METRICS_PORT: {
    group: 'process',
    does: 'A separate port that serves `/metrics` for Prometheus, and `/health/live` and `/health/ready` for probes of workers. Do not publish it',
    otherwise: 'none: no metrics',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'process',
    does: 'Sends traces to this collector, by OTLP over HTTP',
    otherwise: 'none: no traces, nothing loaded',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'process',
    does: 'The share of traces to send, of those that begin here. For a trace begun by the caller, the caller decides',
  },
  OTEL_SERVICE_NAME: { group: 'process', does: 'The name of the service in traces' },
  DEMO_WORLD: {
    group: 'process',
    does: 'Fills an empty database with demo people and courses, and makes their videos. One in which others have accounts stays as it is',
    otherwise: '`false`, launcher: on',
  },
  PATH: {
    group: 'process',
    does: 'Where to look for ffmpeg and the tools that confine it',
    otherwise: 'none',
  },
  DATABASE_URL: {
    group: 'database',
    does: '`postgresql://...`, version 15 or newer. Without it, `make start` runs its own PostgreSQL',
    otherwise: LAUNCHER,
  },
  DATABASE_POOL: {
    group: 'database',
    does: 'Connections of one process to the database. The queue on PostgreSQL takes as many again, and one more to listen. More connections are not faster, least of all under load',
    otherwise: 'twice the number of cores plus one, at most 20',
  },
  REDIS_URL: {
    group: 'database',
    does: '`redis://` or `rediss://` (Valkey works too). The queue then uses it instead of PostgreSQL, and all processes count [limits](limits.md) together',
  },
  S3_ENDPOINT: {
    group: 'outside',
    does: 'An S3-compatible store. Without it, files are kept in `DATA_DIR`',
  },
  S3_PUBLIC_ENDPOINT: {
    group: 'outside',
    does: 'Where browsers reach the store, if that differs from `S3_ENDPOINT`',
    otherwise: '`S3_ENDPOINT`',
  },
  S3_ACCESS_KEY: { group: 'outside', does: 'Required with `S3_ENDPOINT`' },
  S3_SECRET_KEY: { group: 'outside', does: 'Required with `S3_ENDPOINT`' },
  S3_BUCKET: { group: 'outside', does: 'The bucket; created if it does not exist' },
  S3_REGION: { group: 'outside', does: 'The region of the store' },
  SMTP_URL: {
    group: 'outside',
    does: '`smtp://` or `smtps://user:password@host:port`. Required in production. Without it, mail is kept and shown at `/dev/mail`',
  },
  MAIL_FROM: { group: 'outside', does: 'The sender of all mail' },
  SESSION_SECRET: { group: 'secrets', does: 'Signs session tokens', otherwise: LAUNCHER },
  SESSION_SECRET_PREVIOUS: {
    group: 'secrets',
    does: 'Still verifies session tokens signed before `SESSION_SECRET` was changed',
  },
  OTP_SECRET: {
    group: 'secrets',
    does: 'Derives the mailed codes',
    otherwise: LAUNCHER,
  },
  MEDIA_SECRET: {
    group: 'secrets',
    does: 'Signs links to files and passes for videos',
    otherwise: LAUNCHER,
  },
  CERTIFICATE_SECRET: {
    group: 'secrets',
    does: 'Derives the key that signs certificates. It may be replaced at any time: certificates signed earlier can still be verified',
    otherwise: LAUNCHER,
  },
  SANDBOX_SECRET: {
    group: 'secrets',
    does: 'Signs the messages of the sandbox payment provider. Refused in production',
    otherwise: LAUNCHER,
  },
  RAZORPAY_KEY_ID: {
    group: 'partners',
    does: 'Turns on payments through Razorpay. Without it, the sandbox is used; in production, priced courses cannot be ordered',
  },
  RAZORPAY_KEY_SECRET: { group: 'partners', does: 'Required with `RAZORPAY_KEY_ID`' },
  RAZORPAY_WEBHOOK_SECRET: {
    group: 'partners',
    does: 'Required with `RAZORPAY_KEY_ID`. Separate two secrets with a comma while both are in use',
  },
  RAZORPAY_BASE_URL: { group: 'partners', does: 'The address of the Razorpay API' },
  REFUND_DAYS: {
    group: 'product',
    does: 'For how many days after paying learners may give a course back themselves; 0 to 180',
  },
  REFUND_WATCHED_PERCENT: {
    group: 'product',
    does: 'Learners may give a course back themselves only while they have watched less than this percentage of it',
  },
  SELLER_NAME: { group: 'product', does: 'The seller named on receipts and invoices' },
  SELLER_ADDRESS: {
    group: 'product',
    does: 'The address of the seller. Required with `SELLER_GSTIN`',
  },
  SELLER_GSTIN: {
    group: 'product',
    does: 'The GST number of the seller. With it, buyers are asked for their State and get numbered tax invoices and credit notes; without it, they get receipts. Set it when the registration begins: an untaxed sale of the 24 hours before gets an invoice, too, if its buyer asks for the receipt',
  },
  GOOGLE_CLIENT_ID: {
    group: 'partners',
    does: 'Turns on sign-in with Google. Register `<PUBLIC_URL>/google-callback.html` with Google as a redirect URI of this client. Without it, the loopback identity provider is used; in production, none',
  },
  AI_BASE_URL: {
    group: 'partners',
    does: 'The base URL of an OpenAI-compatible language model that helps the search understand requests, such as `https://api.example.com/v1`. The model receives what people type into the search, and has two seconds to answer. Without it, the search uses only its own rules',
  },
  AI_MODEL: { group: 'partners', does: 'The name of the model. Required with `AI_BASE_URL`' },
  AI_API_KEY: { group: 'partners', does: 'The API key of the model, if it needs one' },
  OTP_DIGITS: { group: 'product', does: 'Number of digits of a mailed code, 4 to 8' },
  RATE_LIMITS: {
    group: 'product',
    does: 'Changes [limits](limits.md) by name, such as `search=40/60,login=100/900` (calls/seconds)',
  },
  EDUCATOR_QUOTA_GIB: {
    group: 'product',
    does: "Space for one educator's videos, the sizes made from them and files for learners, including uploads in progress and videos removed this week. Retired courses may take as much again",
  },
  PUBLISH_GATE: {
    group: 'product',
    does: '`strict` refuses to publish a course that lacks a description, a price, a thumbnail or a playable lecture',
  },
  SITE_FIGURES: {
    group: 'product',
    does: '`real` makes the client show counted figures instead of the fixed ones. Production warns while it has another value',
  },
  SITE_PHONE: { group: 'site', does: 'Phone number in the footer and on the contact page' },
  SITE_CHAT_URL: { group: 'site', does: 'The target of the chat link' },
  SITE_EMAIL: { group: 'site', does: 'Email address for general questions' },
  SITE_SUPPORT_EMAIL: { group: 'site', does: 'Email address for support' },
  SITE_FACEBOOK_URL: { group: 'site', does: 'Facebook link in the footer' },
  SITE_LINKEDIN_URL: { group: 'site', does: 'LinkedIn link in the footer' },
  SITE_YOUTUBE_URL: { group: 'site', does: 'YouTube link in the footer' },
  SITE_GITHUB_URL: { group: 'site', does: 'GitHub link in the footer' },
  SITE_OPERATOR: { group: 'site', does: 'Legal name of the operator, on the legal pages' },
  SITE_ADDRESS: { group: 'site', does: 'Postal address of the operator, on the legal pages' },
  SITE_GRIEVANCE_OFFICER: {
    group: 'site',
    does: 'Name of the grievance officer, whom Indian rules ask for. Production warns without it',
  },
  SITE_GRIEVANCE_EMAIL: {
    group: 'site',
    does: 'Email address of the grievance officer',
    otherwise: '`SITE_SUPPORT_EMAIL`',
  },
  FFMPEG_PATH: {
    group: 'product',
    does: 'The ffmpeg to use. Without it, the one on `PATH`, or else (not in production) the one installed by npm',
  },
  FFPROBE_PATH: { group: 'product', does: 'The ffprobe to use, found in the same way' },
};

/** The content of docs/ops/settings.md, before formatting by prettier. */
export function settingsReference(): string {
  const groups = Object.entries(GROUPS) as [Group, string][];
  return [INTRODUCTION, ...groups.map(([group, title]) => section(group, title)), OUTRO].join(
    '\n\n',
  );
}

function section(group: Group, title: string): string {
  const names = Object.keys(ENTRIES) as (keyof Environment)[];
  const rows = names
    .filter((name) => ENTRIES[name].group === group)
    .map((name) => `| \`${name}\` | ${defaultOf(name)} | ${ENTRIES[name].does} |`);
  return [
    `## ${title}`,
    ...(INTRODUCTIONS[group] ? ['', INTRODUCTIONS[group]] : []),
    '',
    '| Setting | Default | What it does |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function defaultOf(name: keyof Environment): string {
  const { otherwise } = ENTRIES[name];
  if (otherwise) return otherwise;
  const parsed = environment.shape[name].safeParse(undefined);
  const values = [parsed.success ? parsed.data : undefined].flat();
  // Defaults that are neither text nor number have `otherwise`.
  const text = values.map((value) => (typeof value === 'object' ? '' : (value ?? ''))).join(',');
  return text === '' ? 'none' : `\`${text}\``;
}

const INTRODUCTION = `# Settings

<!-- Generated by \`npm run docs:settings\` from backend/src/platform/infrastructure/config. -->

All settings are environment variables. The server reads them once, when it starts, and refuses to start
with a list of every fault it found. An empty variable means the same as an absent one.

\`make start\` fills in what the second column calls _launcher_; a value that you set yourself wins. The
exception is \`ROLES\`, which the launcher always sets itself: it runs one process for each role.`;

const OUTRO = `## What production refuses

With \`APP_ENV=production\` the server does not start without \`PUBLIC_URL\` and \`SMTP_URL\`, nor with
\`DEMO_WORLD\`, \`SANDBOX_SECRET\`, a placeholder for a secret, or one secret for two purposes. The pages
below \`/dev\` do not exist there. \`make start\` sets \`PUBLIC_URL\` and \`DRAIN_SECONDS=0\` when you do
not; compose and Helm set neither, so \`PUBLIC_URL\` must be given there.
`;
