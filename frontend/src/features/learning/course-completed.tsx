import { Award } from 'lucide-react';
import { useSelector } from 'react-redux';
import { certificateCopy } from '../../shared/copy/certificates';
import { ButtonLink } from '../../shared/ui/button';
import { DownloadCertificate } from './download-certificate';
import { selectCourseProgress } from './learning.selectors';

/** Renders only once the course is completed. */
export function CourseCompleted({ courseId, title }: { courseId: string; title: string }) {
  const progress = useSelector(selectCourseProgress(courseId));
  if (!progress?.completed) return null;
  const { certificate, certificateWithdrawn } = progress;
  const awaited = certificateWithdrawn ? certificateCopy.withdrawn : certificateCopy.preparing;
  return (
    <section
      aria-label={certificateCopy.title}
      className="grid gap-3 rounded-card bg-success-tint p-5"
    >
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Award aria-hidden className="size-6 shrink-0 text-success" />
        {certificate ? certificateCopy.earned : awaited}
      </p>
      {certificate && (
        <p className="flex flex-wrap gap-3">
          <DownloadCertificate title={title} pdfUrl={certificate.pdfUrl} />
          <ButtonLink to={certificate.verifyUrl} variant="ghost" size="sm">
            {certificateCopy.view}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
