import { Link } from 'react-router-dom';
import { Award } from 'lucide-react';
import type { CourseInProgress, HeldCertificate } from '../../../shared/api/types';
import { certificateCopy as copy } from '../../../shared/copy/certificates';
import { formatDay } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/surface';
import { textLink } from '../../../shared/ui/text-link';
import { useClipboard } from '../../../shared/ui/use-clipboard';
import { DownloadCertificate } from '../download-certificate';

/** Renders only if there is a certificate. */
export function CertificateShelf({ courses }: { courses: readonly CourseInProgress[] }) {
  const earned = courses.filter(({ certificate }) => certificate !== null);
  if (earned.length === 0) return null;
  return (
    <section aria-labelledby="certificates" className="grid gap-5">
      <h2 id="certificates" className="text-2xl font-semibold">
        {copy.title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {earned.map(({ courseId, title, certificate }) => (
          <li key={courseId}>{certificate && <Shelved title={title} {...certificate} />}</li>
        ))}
      </ul>
    </section>
  );
}

function Shelved({
  title,
  number,
  issuedAt,
  verifyUrl,
  pdfUrl,
}: HeldCertificate & { title: string }) {
  const [copied, copyText] = useClipboard(copy);
  const copyLink = () => copyText(new URL(verifyUrl, window.location.origin).href);
  return (
    <Card className="grid h-full content-start gap-3 p-5">
      <Award aria-hidden className="size-8 text-accent-text" />
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-muted">
        {copy.issued(formatDay(issuedAt))}
        <span className="block break-all">{copy.number(number)}</span>
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <DownloadCertificate title={title} pdfUrl={pdfUrl} />
        <Link
          to={verifyUrl}
          aria-label={copy.verifyOf(title)}
          className={textLink('inline-flex min-h-11 items-center text-sm')}
        >
          {copy.verify}
        </Link>
        <Button
          variant="ghost"
          size="sm"
          aria-label={copied ? copy.copied : copy.copyOf(title)}
          onClick={() => void copyLink()}
        >
          {copied ? copy.copied : copy.copy}
        </Button>
      </div>
      {copied === false && <p className="text-sm text-muted">{copy.notCopied}</p>}
    </Card>
  );
}
