import { PRODUCT_NAME } from './product.js';
import type { Mail } from './mailer.js';

interface Recipient {
  /** Left out where the person who triggers the mail could choose the name, and so what a stranger reads. */
  readonly name?: string;
  readonly email: string;
}

/** A mail from the product to a person: a greeting, the paragraphs, a signature; as text and as HTML. */
export function composeMail(
  id: string,
  { name, email }: Recipient,
  subject: string,
  lines: readonly string[],
): Mail {
  const paragraphs = [name === undefined ? 'Hello,' : `Hello ${name},`, ...lines, PRODUCT_NAME];
  return {
    id,
    to: email,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((line) => `<p>${asHtml(line)}</p>`).join('\n'),
  };
}

/** Only a paragraph that is nothing but a URL becomes a link: other URLs may be part of what users wrote. */
function asHtml(line: string): string {
  const text = escapeHtml(line);
  return /^https?:\/\//.test(line) ? `<a href="${text}">${text}</a>` : text;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
