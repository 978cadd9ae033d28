import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { isIP } from 'node:net';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { escapeHtml } from '../../application/compose-mail.js';
import { Mailer } from '../../application/mailer.js';
import { NotFound } from '../../domain/domain-error.js';
import { Config } from '../config/config.js';
import { Access } from '../http/access/access.js';
import { type KeptMail, MailBox } from './mail-box.js';

/** For tests and demos: shows mails that would have been sent. Does not exist in production. */
@ApiExcludeController()
@Access('open')
@Controller('dev/mail')
export class MailBoxController {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!this.isOurs(request.headers.host ?? '')) throw new NotFound();
    const mails = this.mailer instanceof MailBox ? await this.mailer.list() : [];
    if (request.accepts(['html', 'json']) === 'json') {
      response.json(
        mails.map(({ to, subject, text, html, date }) => ({ to, subject, text, html, date })),
      );
      return;
    }
    response.type('html').send(page(mails));
  }

  /**
   * A page elsewhere whose name was made to lead here (DNS rebinding) would read the codes in the mails. It comes by its
   * own name, neither by ours nor by an address.
   */
  private isOurs(host: string): boolean {
    // Not Express's `hostname`: where a proxy is trusted, that is a header which the page may set.
    const name = host.replace(/:\d+$/, '');
    const ours = ['localhost', new URL(this.config.publicUrl).hostname];
    return ours.includes(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  }
}

function page(mails: readonly KeptMail[]): string {
  const items = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To <b>${escapeHtml(mail.to)}</b> · <time>${escapeHtml(mail.date)}</time></p>
<pre style="white-space: pre-wrap; overflow-wrap: anywhere">${escapeHtml(mail.text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dev mail box</title>
<h1>Dev mail box</h1>
<p>Mail that would have been sent, newest first. <a href="">Reload</a></p>
${items.join('\n') || '<p>No mail yet.</p>'}`;
}
