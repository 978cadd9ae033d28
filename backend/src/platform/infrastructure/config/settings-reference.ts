import { environment, type Environment } from './config.js';

// What every setting means, for people; a setting without an entry here does not compile. The program
// settings-reference.js makes docs/ops/settings.md of it.

interface Entry {
  readonly group: Group;
  readonly does: string;
  /** Where the schema's own default does not tell the story. */
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
    'At least 32 characters each. The launcher makes them once and keeps them in `DATA_DIR/secrets.json`; `sh infra/docker/make-env.sh` makes them for compose. [How to change them](secrets.md). Production refuses placeholders and one secret for two purposes.',
};

const LAUNCHER = 'launcher';

const ENTRIES: Readonly<Record<keyof Environment, Entry>> = {
  APP_ENV: {
    group: 'process',
    does: '`development`, `test` or `production`; production refuses twins and demo data (below)',
  },
  ROLES: {
    group: 'process',
    does: 'What this process does: answer requests, handle facts, or both',
  },
  PORT: { group: 'process', does: 'Where the API listens' },
  HOST: {
    group: 'process',
    does: 'On which address; in production `0.0.0.0`, all of them',
    otherwise: '`127.0.0.1`',
  },
  PUBLIC_URL: {
    group: 'process',
    does: 'Where people reach the product; https makes cookies secure. Needed in production',
    otherwise: '`http://localhost:<PORT>`',
  },
  ALLOWED_ORIGINS: {
    group: 'process',
    does: "Further origins of the same site, as `https://www.example.com`, whose pages may call with a visitor's cookies (CORS), separated by commas",
  },
  TRUST_PROXY: {
    group: 'process',
    does: 'Whether one proxy in front may say who is calling; only when no one can go round it',
  },
  CLIENT_DIR: {
    group: 'process',
    does: 'The built web client; without it only the API is served',
    otherwise: LAUNCHER,
  },
  DATA_DIR: {
    group: 'process',
    does: 'Files, mail box and work in progress. `make start` takes it relative to the repository',
  },
  DRAIN_SECONDS: {
    group: 'process',
    does: 'How long a process that is told to end still serves while `/health/ready` answers 503; then replies under way get 5 seconds',
    otherwise: '`4` in production, else `0`',
  },
  LOG_LEVEL: {
    group: 'process',
    does: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  },
  METRICS_PORT: {
    group: 'process',
    does: 'Serves `/metrics` for Prometheus, and `/health/live` and `/health/ready` for probes of workers, on a port of its own, which must not be published',
    otherwise: 'none: no metrics',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'process',
    does: 'Sends traces to this collector by OTLP over HTTP',
    otherwise: 'none: no traces, nothing loaded',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'process',
    does: 'The share of traces to send, of those that begin here; a trace of the caller follows the caller',
  },
  OTEL_SERVICE_NAME: { group: 'process', does: 'The name of the service in traces' },
  DEMO_WORLD: {
    group: 'process',
    does: 'Seeds demo people and courses into an empty database and makes their videos',
    otherwise: '`false`, launcher: on',
  },
  PATH: {
    group: 'process',
    does: 'Where ffmpeg and the tools that confine it are looked for',
    otherwise: 'none',
  },
  DATABASE_URL: {
    group: 'database',
    does: '`postgresql://...`, version 15 or newer. Without it `make start` runs a PostgreSQL of its own',
    otherwise: LAUNCHER,
  },
  DATABASE_POOL: {
    group: 'database',
    does: 'Connections of one process to the database; the queue on PostgreSQL takes as many again and one to listen. More are not faster, least of all in a crowd',
    otherwise: 'twice the cores and one, at most 20',
  },
  REDIS_URL: {
    group: 'database',
    does: '`redis://` or `rediss://` (Valkey as well): the queue goes there instead of PostgreSQL, and all processes count [limits](limits.md) together',
  },
  S3_ENDPOINT: {
    group: 'outside',
    does: 'An S3-compatible store; without it files lie in `DATA_DIR`',
  },
  S3_PUBLIC_ENDPOINT: {
    group: 'outside',
    does: 'Where browsers reach the store, when that is another address than `S3_ENDPOINT`',
    otherwise: '`S3_ENDPOINT`',
  },
  S3_ACCESS_KEY: { group: 'outside', does: 'Needed with `S3_ENDPOINT`' },
  S3_SECRET_KEY: { group: 'outside', does: 'Needed with `S3_ENDPOINT`' },
  S3_BUCKET: { group: 'outside', does: 'Made when it is not there' },
  S3_REGION: { group: 'outside', does: 'What the store calls the place where it is' },
  SMTP_URL: {
    group: 'outside',
    does: '`smtp://` or `smtps://user:password@host:port`. Needed in production; without it mail is kept and shown at `/dev/mail`',
  },
  MAIL_FROM: { group: 'outside', does: 'The sender' },
  SESSION_SECRET: { group: 'secrets', does: 'Signs session tokens', otherwise: LAUNCHER },
  SESSION_SECRET_PREVIOUS: {
    group: 'secrets',
    does: 'Still verifies them after a change of the secret',
  },
  OTP_SECRET: {
    group: 'secrets',
    does: 'Derives the codes that are mailed',
    otherwise: LAUNCHER,
  },
  MEDIA_SECRET: {
    group: 'secrets',
    does: 'Signs links to files and passes to videos',
    otherwise: LAUNCHER,
  },
  CERTIFICATE_SECRET: {
    group: 'secrets',
    does: 'Makes the key that signs certificates; may be replaced at any time, what older ones signed stays verifiable',
    otherwise: LAUNCHER,
  },
  SANDBOX_SECRET: {
    group: 'secrets',
    does: 'Signs what the sandbox payment provider says. Refused in production',
    otherwise: LAUNCHER,
  },
  RAZORPAY_KEY_ID: {
    group: 'partners',
    does: 'Payments through Razorpay. Without it: the sandbox, in production no priced orders',
  },
  RAZORPAY_KEY_SECRET: { group: 'partners', does: 'Needed with the key id' },
  RAZORPAY_WEBHOOK_SECRET: {
    group: 'partners',
    does: 'Needed with the key id; a comma separates two secrets while both are live',
  },
  RAZORPAY_BASE_URL: { group: 'partners', does: 'Where Razorpay is' },
  REFUND_DAYS: {
    group: 'product',
    does: 'For how many days after paying learners may give a course back by themselves; 0 to 180',
  },
  REFUND_WATCHED_PERCENT: {
    group: 'product',
    does: 'How much of the course they must have watched less than, in percent',
  },
  SELLER_NAME: { group: 'product', does: 'Who sells: stands on receipts and invoices' },
  SELLER_ADDRESS: { group: 'product', does: 'Its address; needed with `SELLER_GSTIN`' },
  SELLER_GSTIN: {
    group: 'product',
    does: 'Its GST number. With it buyers are asked for their State and get numbered tax invoices and credit notes; without it, receipts',
  },
  GOOGLE_CLIENT_ID: {
    group: 'partners',
    does: 'Sign-in with Google, which has to know `<PUBLIC_URL>/google-callback.html` as a redirect URI of this client. Without it: the loopback identity provider, in production none',
  },
  AI_BASE_URL: {
    group: 'partners',
    does: 'An OpenAI-compatible language model that helps the search to understand requests, as in `https://api.example.com/v1`. It gets what people type into the search, and two seconds. Without it: our own rules alone',
  },
  AI_MODEL: { group: 'partners', does: 'Its name. Needed with `AI_BASE_URL`' },
  AI_API_KEY: { group: 'partners', does: 'Its key, if it wants one' },
  OTP_DIGITS: { group: 'product', does: 'Digits of a mailed code, 4 to 8' },
  RATE_LIMITS: {
    group: 'product',
    does: 'Changes [limits](limits.md) by name, as in `search=40/60,login=100/900`: times per seconds',
  },
  EDUCATOR_QUOTA_GIB: {
    group: 'product',
    does: "Room for one educator's videos, under way or removed this week as well; retired courses may take as much again",
  },
  PUBLISH_GATE: {
    group: 'product',
    does: '`strict` refuses to publish a course without description, price, thumbnail or a playable lecture',
  },
  SITE_FIGURES: {
    group: 'product',
    does: '`real` tells the client to show counted figures instead of the fixed ones; production warns while it is not',
  },
  SITE_PHONE: { group: 'site', does: 'Phone number in the footer and on the contact page' },
  SITE_CHAT_URL: { group: 'site', does: 'Where the chat link leads' },
  SITE_EMAIL: { group: 'site', does: 'Address for general questions' },
  SITE_SUPPORT_EMAIL: { group: 'site', does: 'Address for support' },
  SITE_FACEBOOK_URL: { group: 'site', does: 'Social links of the footer' },
  SITE_LINKEDIN_URL: { group: 'site', does: 'The same' },
  SITE_YOUTUBE_URL: { group: 'site', does: 'The same' },
  SITE_GITHUB_URL: { group: 'site', does: 'The same' },
  SITE_OPERATOR: { group: 'site', does: 'Legal name of the operator, on the legal pages' },
  SITE_ADDRESS: { group: 'site', does: 'Postal address of the operator, there as well' },
  SITE_GRIEVANCE_OFFICER: {
    group: 'site',
    does: 'Name of the grievance officer; Indian rules ask for one. Production warns without it',
  },
  SITE_GRIEVANCE_EMAIL: {
    group: 'site',
    does: 'Address of the grievance officer',
    otherwise: '`SITE_SUPPORT_EMAIL`',
  },
  FFMPEG_PATH: {
    group: 'product',
    does: 'The encoder; else the one of the PATH, else (not in production) the one npm carries',
  },
  FFPROBE_PATH: { group: 'product', does: 'Its probe, found in the same way' },
};

/** docs/ops/settings.md, before prettier has been over it. */
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
  // The few that are neither text nor number say `otherwise`.
  const text = values.map((value) => (typeof value === 'object' ? '' : (value ?? ''))).join(',');
  return text === '' ? 'none' : `\`${text}\``;
}

const INTRODUCTION = `# Settings

<!-- Made by \`npm run docs:settings\` from backend/src/platform/infrastructure/config. -->

All settings are environment variables. The server reads them once, when it starts, and refuses to start
with a list of every fault it found. An empty variable means the same as an absent one.

\`make start\` fills in what the second column calls _launcher_; what you set yourself wins. \`ROLES\` alone
is the launcher's: it runs one process for each.`;

const OUTRO = `## What production refuses

With \`APP_ENV=production\` the server does not start without \`PUBLIC_URL\` and \`SMTP_URL\`, nor with
\`DEMO_WORLD\`, \`SANDBOX_SECRET\`, a placeholder for a secret, or one secret for two purposes. The doors
below \`/dev\` do not exist there. \`make start\` itself sets \`PUBLIC_URL\` and \`DRAIN_SECONDS=0\` when you
do not; compose and Helm set neither, so there the server asks for them.
`;
