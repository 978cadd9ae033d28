import type { Provider } from '@nestjs/common';
import { AskEmailChange } from '../application/email/ask-email-change.js';
import { ConfirmEmailChange } from '../application/email/confirm-email-change.js';
import { SendEmailChangeMail } from '../application/email/send-email-change-mail.js';
import { SendEmailChangeNotice } from '../application/email/send-email-change-notice.js';
import { SendVerification } from '../application/email/send-verification.js';
import { VerifyEmail } from '../application/email/verify-email.js';
import { SendEmailChangeMailOnAsked } from '../infrastructure/events/send-email-change-mail-on-asked.js';
import { SendNoticeOnEmailChanged } from '../infrastructure/events/send-notice-on-email-changed.js';

export const emailProviders: Provider[] = [
  AskEmailChange,
  ConfirmEmailChange,
  SendEmailChangeMail,
  SendEmailChangeNotice,
  SendVerification,
  VerifyEmail,
  SendEmailChangeMailOnAsked,
  SendNoticeOnEmailChanged,
];
