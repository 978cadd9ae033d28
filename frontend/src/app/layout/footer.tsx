import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { commonCopy } from '../../shared/copy/common';
import { footerCopy, legalLinks } from '../../shared/copy/navigation';
import { selectSite } from '../../shared/site/site.slice';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { Wordmark } from '../../shared/ui/wordmark';
import { Newsletter } from './newsletter';
import { SocialIcon, type SocialNetwork } from './social-icons';

const NETWORKS: readonly SocialNetwork[] = ['facebook', 'linkedin', 'youtube', 'github'];
const linkStyle =
  'inline-flex min-h-8 items-center wrap-anywhere text-muted hover:text-text hover:underline pointer-coarse:min-h-11';

export default function Footer() {
  return (
    <footer className="mt-auto print:hidden bg-hero text-text scheme-dark">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[1.4fr_0.8fr_1.2fr_1.3fr]">
        <div className="grid content-start gap-4 max-sm:col-span-2">
          <Wordmark />
          <p className="max-w-xs text-sm text-muted">{footerCopy.about}</p>
          <SocialLinks />
        </div>
        <Column title={footerCopy.quickLinks}>
          {footerCopy.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkStyle}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <ContactLinks />
        <Newsletter />
      </div>
      <div className="border-t border-line">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm">
          <p className="text-muted">{footerCopy.copyright}</p>
          <ul aria-label={footerCopy.legal} className="flex flex-wrap gap-x-6">
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkStyle}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="mt-3 grid gap-1 text-sm">{children}</ul>
    </div>
  );
}

function SocialLinks() {
  const { social } = useSelector(selectSite);
  return (
    <ul aria-label={footerCopy.follow} className="-ml-2.5 flex flex-wrap">
      {NETWORKS.map((network) => (
        <li key={network}>
          <a
            href={social[network]}
            target="_blank"
            rel="noreferrer"
            className="grid size-11 place-items-center rounded-control text-muted hover:bg-surface-2 hover:text-text"
          >
            <SocialIcon network={network} />
            <VisuallyHidden>
              {footerCopy.social[network]} {commonCopy.newTab}
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An address that is too long for its column goes on with its host, not with its last letter. */
function Text({ children }: { children: string }) {
  const [name, host] = children.split('@');
  if (!host) return children;
  return (
    <span>
      {name}
      <wbr />@{host}
    </span>
  );
}

function ContactLinks() {
  const { contacts } = useSelector(selectSite);
  const entries = [
    {
      label: footerCopy.phone,
      href: `tel:${contacts.phone.replace(/[^\d+]/g, '')}`,
      text: contacts.phone,
    },
    { label: footerCopy.chat, href: contacts.chatUrl, text: footerCopy.chat },
    { label: footerCopy.email, href: `mailto:${contacts.email}`, text: contacts.email },
    {
      label: footerCopy.supportEmail,
      href: `mailto:${contacts.supportEmail}`,
      text: contacts.supportEmail,
    },
  ];
  return (
    <Column title={footerCopy.contact}>
      {entries.map(({ label, href, text }) => (
        <li key={label}>
          <a href={href} className={linkStyle}>
            {label !== text && <VisuallyHidden>{label}: </VisuallyHidden>}
            <Text>{text}</Text>
          </a>
        </li>
      ))}
    </Column>
  );
}
