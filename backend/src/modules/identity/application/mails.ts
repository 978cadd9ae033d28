import type { Mail } from '../../../platform/application/mailer.js';
import { PRODUCT_NAME } from '../../../platform/domain/product.js';
import type { User } from '../domain/user.js';

export function otpMail(id: string, user: User, code: string): Mail {
  return mail(id, user, `${code} is your ${PRODUCT_NAME} code`, [
    `Use this code to set a new password: ${code}`,
    'It is good for five minutes. If you did not ask for it, you can ignore this mail.',
  ]);
}

export function passwordResetMail(id: string, user: User): Mail {
  return mail(id, user, `Your ${PRODUCT_NAME} password was changed`, [
    'Your password was changed and all devices were logged out.',
    'If this was not you, reset your password now and check your mail account.',
  ]);
}

function mail(id: string, user: User, subject: string, lines: readonly string[]): Mail {
  const paragraphs = [`Hello ${user.name},`, ...lines, PRODUCT_NAME];
  return {
    id,
    to: user.email,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
