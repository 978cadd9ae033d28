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

  /** Only to a confirmed address: anybody can sign up with a stranger's, and change the password again and again. */
  async execute({ userId, mailId }: { userId: string; mailId: string }): Promise<void> {
    const user = await this.users.find(userId);
    if (user?.isEmailVerified) await this.mailer.send(passwordResetMail(mailId, user));
  }
}
