import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import {
  grievanceCopy,
  legalCopy,
  privacyCopy,
  refundsCopy,
  termsCopy,
  type Operator,
} from '../../../shared/copy/legal';
import { legalLinks } from '../../../shared/copy/navigation';
import { selectSite } from '../../../shared/site/site.slice';
import { textLink } from '../../../shared/ui/text-link';
import { PageFrame } from './page-frame';

/** By the first part of the path, which may be in capitals. */
const TEXTS = new Map([
  ['privacy', privacyCopy],
  ['refunds', refundsCopy],
  ['grievance', grievanceCopy],
]);

function useOperator(): Operator {
  const { operator, contacts, refund } = useSelector(selectSite);
  return {
    name: operator.name,
    address: operator.address ?? legalCopy.noAddress,
    officer: operator.grievanceOfficer ?? legalCopy.noOfficer,
    officerEmail: operator.grievanceEmail,
    email: contacts.supportEmail,
    phone: contacts.phone,
    refund,
  };
}

/** The legal text of the address, with the operator's names filled in. */
export default function LegalPage() {
  const { pathname } = useLocation();
  const page = TEXTS.get(pathname.split('/')[1]?.toLowerCase() ?? '') ?? termsCopy;
  const { title, lead, sections } = page;
  const operator = useOperator();
  return (
    <PageFrame title={title} lead={lead}>
      <div className="grid gap-10 lg:grid-cols-[1fr_16rem]">
        <div className="grid gap-8">
          {sections(operator).map(({ heading, text }) => (
            <section key={heading}>
              <h2 className="text-xl font-semibold">{heading}</h2>
              {text.map((paragraph) => (
                <p key={paragraph} className="prose mt-2">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <aside className="grid content-start gap-4 border-t border-line pt-6 text-sm lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          <p className="text-muted">{legalCopy.version}</p>
          <p className="text-muted">{legalCopy.draft}</p>
          <nav aria-label={legalCopy.also}>
            <ul className="grid gap-2">
              {legalLinks
                .filter(({ label }) => label !== title)
                .map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={textLink()}>
                      {label}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        </aside>
      </div>
    </PageFrame>
  );
}
