import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { contactCopy } from '../../../shared/copy/pages';
import { selectSite } from '../../../shared/site/site.slice';
import { Card } from '../../../shared/ui/surface';
import { textLink } from '../../../shared/ui/text-link';
import { PageFrame } from './page-frame';

export default function ContactPage() {
  const { contacts } = useSelector(selectSite);
  const { title, lead, tips, tipList, hours, hoursText } = contactCopy;
  return (
    <PageFrame title={title} lead={lead}>
      <div className="grid gap-10 lg:grid-cols-[1.2fr_0.8fr]">
        <dl className="grid gap-4 sm:grid-cols-2">
          <Way name={contactCopy.phone}>
            <a className={textLink()} href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`}>
              {contacts.phone}
            </a>
          </Way>
          <Way name={contactCopy.chat}>
            <a className={textLink()} href={contacts.chatUrl}>
              {contactCopy.chatLink}
            </a>
          </Way>
          <Way name={contactCopy.email}>
            <a className={textLink()} href={`mailto:${contacts.email}`}>
              {contacts.email}
            </a>
          </Way>
          <Way name={contactCopy.support}>
            <a className={textLink()} href={`mailto:${contacts.supportEmail}`}>
              {contacts.supportEmail}
            </a>
          </Way>
          <Way name={hours}>{hoursText}</Way>
        </dl>
        <section>
          <h2 className="text-xl font-semibold">{tips}</h2>
          <ul className="prose mt-3 grid list-disc gap-3 pl-5">
            {tipList.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </PageFrame>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card className="p-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </Card>
  );
}
