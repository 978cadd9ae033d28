import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { escapeHtml } from '../../application/compose-mail.js';
import { Mailer } from '../../application/mailer.js';
import { Access } from '../http/access/access.js';
import { type KeptMail, MailBox } from './mail-box.js';

/** For tests and demos: shows mails that would have been sent. Does not exist in production. */
@ApiExcludeController()
@Access('open')
@Controller('dev/mail')
export class MailBoxController {
  constructor(private readonly mailer: Mailer) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    const mails = this.mailer instanceof MailBox ? await this.mailer.list() : [];
    if (request.accepts(['html', 'json']) === 'json') {
      response.json(
        mails.map(({ to, subject, text, html, date }) => ({ to, subject, text, html, date })),
      );
      return;
    }
    response.type('html').send(page(mails));
  }
}

function page(mails: readonly KeptMail[]): string {
  const items = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To <b>${escapeHtml(mail.to)}</b> · <time>${escapeHtml(mail.date)}</time></p>
<pre>${escapeHtml(mail.text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dev mail box</title>
<h1>Dev mail box</h1>
<p>Mail that would have been sent, newest first. <a href="">Reload</a></p>
${items.join('\n') || '<p>No mail yet.</p>'}`;
}
