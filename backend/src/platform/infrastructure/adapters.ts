import type { Files } from '../application/files.js';
import type { Clock } from '../application/clock.js';
import type { Mailer } from '../application/mailer.js';
import type { Config } from './config/config.js';
import { DiskFiles } from './files/disk-files.js';
import { S3Files } from './files/s3-files.js';
import type { SignedLinks } from './files/signed-links.js';
import { MailBox } from './mail/mail-box.js';
import { SmtpMailer } from './mail/smtp-mailer.js';
import { BullJobQueue } from './queue/bull-job-queue.js';
import type { JobQueue } from './queue/job-queue.js';

// Which adapter stands behind a port is decided here and nowhere else, by the settings.

/** LISTEN, the relay and the sweep need connections besides the two of every consumer. */
const QUEUE_POOL_SPARE = 4;

export async function openFiles(config: Config, links: SignedLinks, clock: Clock): Promise<Files> {
  const endpoint = config.get('S3_ENDPOINT');
  if (!endpoint) return new DiskFiles(config.dataPath('files'), links, clock, config.publicUrl);
  const files = new S3Files({
    endpoint,
    accessKey: config.get('S3_ACCESS_KEY') ?? '',
    secretKey: config.get('S3_SECRET_KEY') ?? '',
    bucket: config.get('S3_BUCKET'),
    region: config.get('S3_REGION'),
  });
  await files.prepare();
  return files;
}

export function openMailer(config: Config, clock: Clock): Mailer {
  const smtp = config.get('SMTP_URL');
  return smtp
    ? new SmtpMailer(smtp, config.get('MAIL_FROM'))
    : new MailBox(config.dataPath('mail'), clock);
}

export function openQueue(config: Config, consumers: number): JobQueue {
  const redis = config.get('REDIS_URL');
  return redis
    ? BullJobQueue.onRedis(redis)
    : BullJobQueue.onPostgres(config.get('DATABASE_URL'), 2 * consumers + QUEUE_POOL_SPARE);
}
