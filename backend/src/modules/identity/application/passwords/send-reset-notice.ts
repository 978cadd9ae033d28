import { Injectable } from '@nestjs/common';
import { Mailer } from '../../../../platform/application/mailer.js';
import { Users } from '../../domain/users.js';
import { passwordResetMail } from '../mails/mails.js';

@Injectable()
export class SendResetNotice {
  constructor(
    private readonly users: Users,
    private readonly mailer: Mailer,
  ) {}

  async execute({ userId, mailId }: { userId: string; mailId: string }): Promise<void> {
    const user = await this.users.find(userId);
    if (user) await this.mailer.send(passwordResetMail(mailId, user));
  }
}
