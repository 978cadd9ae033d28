import type { NestExpressApplication } from '@nestjs/platform-express';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, start, stop } from '../../src/app/server.js';
import { Config } from '../../src/platform/infrastructure/config/config.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { createLog } from '../../src/platform/infrastructure/logging/log.js';
import { WarmUp } from '../../src/platform/infrastructure/warm-up.js';
import { atTheEnd } from './at-the-end.js';
import { HttpClient } from './http-client.js';
import { freshDatabase } from './database.js';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The whole application with its own database and data folder, API and worker in this process. */
export class TestApp {
  private constructor(
    readonly nest: NestExpressApplication,
    readonly url: string,
    /** The environment it runs with, for further processes of the same installation. */
    readonly settings: Readonly<Record<string, string>>,
    readonly dataFolder: string,
    private readonly dispose: () => Promise<void>,
  ) {}

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<TestApp> {
    const database = await freshDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'lectern-app-'));
    const environment = {
      APP_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      // The minimum: reveals transactions that wait for a second connection.
      DATABASE_POOL: '2',
      SESSION_SECRET: 'session-0123456789-abcdefghijklmnopqrstuv',
      OTP_SECRET: 'otp-0123456789-abcdefghijklmnopqrstuv',
      MEDIA_SECRET: 'media-0123456789-abcdefghijklmnopqrstuv',
      CERTIFICATE_SECRET: 'certificate-0123456789-abcdefghijklmnopqrstuv',
      SANDBOX_SECRET: 'sandbox-0123456789-abcdefghijklmnopqrstuv',
      LOG_LEVEL: 'fatal',
      PATH: process.env['PATH'] ?? '',
      ...settings,
    };
    const config = Config.read(environment);
    const nest = await createApp(config, createLog(config));
    let started = Promise.resolve();
    const dispose = atTheEnd(async () => {
      // Like a process that is told to end: a connection that a test cut may otherwise be waited for a minute.
      await stop(
        nest,
        config,
        started.catch(() => undefined),
      );
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    });
    started = start(nest, config);
    await started;
    nest.get(WarmUp).begin();
    return new TestApp(nest, await nest.getUrl(), environment, folder, dispose);
  }

  /** A visitor with an empty cookie jar. */
  visitor(): HttpClient {
    return new HttpClient(this.url);
  }

  /** A client logged in to a new account. */
  async signUp(role: 'student' | 'educator', name = `A ${role}`): Promise<HttpClient> {
    const client = this.visitor();
    await client.signUp(role, name);
    return client;
  }

  /** A client logged in as ops staff, which nobody can sign up as. */
  async opsStaff(): Promise<HttpClient> {
    const client = await this.signUp('student', 'On duty');
    await this.sql.rows(`update identity."user" set role = 'ops' where id = $1`, [client.user._id]);
    return client;
  }

  /** As if the member had opened the mailed link. */
  async confirmAddress({ user }: HttpClient): Promise<void> {
    await this.sql.rows('update identity."user" set email_verified_at = now() where id = $1', [
      user._id,
    ]);
  }

  get sql(): Sql {
    return this.nest.get(Sql);
  }

  /** The development mail box, newest first. */
  async mails(): Promise<ReceivedMail[]> {
    const { body } = await this.visitor().get<ReceivedMail[]>('/dev/mail', {
      headers: { accept: 'application/json' },
    });
    return body;
  }

  close(): Promise<void> {
    return this.dispose();
  }
}
