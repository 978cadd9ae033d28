import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../application/clock.js';
import { type Mail, Mailer } from '../../application/mailer.js';

export interface KeptMail extends Mail {
  readonly date: string;
}

/** Stores mails in a folder instead of sending them, for machines without a mail server. */
export class MailBox extends Mailer {
  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const date = this.clock.now().toISOString();
    const path = join(this.folder, `${date.replace(/[:.]/g, '-')}_${mail.id}.json`);
    // Written under another name first, so that readers never see half a mail.
    await writeFile(`${path}.partial`, JSON.stringify({ ...mail, date } satisfies KeptMail));
    await rename(`${path}.partial`, path);
  }

  /** Newest first, at most the limit. */
  async list(limit = 200): Promise<KeptMail[]> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    const newest = names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .slice(0, limit);
    return Promise.all(
      newest.map(
        async (name) => JSON.parse(await readFile(join(this.folder, name), 'utf8')) as KeptMail,
      ),
    );
  }
}
