import { Download } from 'lucide-react';
import { certificateCopy } from '../../shared/copy/certificates';
import { buttonStyle } from '../../shared/ui/button-style';

interface DownloadCertificateProps {
  /** The course's title. */
  title: string;
  pdfUrl: string;
}

export function DownloadCertificate({ title, pdfUrl }: DownloadCertificateProps) {
  return (
    <a
      href={pdfUrl}
      download
      aria-label={certificateCopy.downloadOf(title)}
      className={buttonStyle('secondary', 'sm')}
    >
      <Download aria-hidden className="size-4" />
      {certificateCopy.download}
    </a>
  );
}
