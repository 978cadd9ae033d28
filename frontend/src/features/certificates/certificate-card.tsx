import { BadgeCheck, BadgeX } from 'lucide-react';
import type { Certificate } from '../../shared/api/types';
import { verifyCopy } from '../../shared/copy/certificates';
import { formatDay, formatDuration } from '../../shared/lib/dates';
import { classNames } from '../../shared/lib/class-names';
import { Card } from '../../shared/ui/surface';

export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { name, course, completedOn, seconds, number } = certificate;
  const rows = [
    { label: verifyCopy.name, value: name ?? verifyCopy.formerLearner },
    { label: verifyCopy.course, value: course },
    { label: verifyCopy.completed, value: formatDay(completedOn) },
    ...(seconds > 0 ? [{ label: verifyCopy.length, value: formatDuration(seconds) }] : []),
    { label: verifyCopy.number, value: number },
  ];
  return (
    <Card className="overflow-hidden">
      <Verdict certificate={certificate} />
      <dl className="grid gap-5 p-6 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Verdict({ certificate: { status, revokedAt } }: { certificate: Certificate }) {
  const valid = status === 'valid';
  const Icon = valid ? BadgeCheck : BadgeX;
  return (
    <p
      role="status"
      className={classNames(
        'flex items-center gap-3 px-6 py-5 text-lg font-semibold',
        valid ? 'bg-success-tint text-success' : 'bg-danger-tint text-danger',
      )}
    >
      <Icon aria-hidden className="size-7 shrink-0" />
      {valid ? verifyCopy.valid : verifyCopy.revoked(revokedAt ? formatDay(revokedAt) : '')}
    </p>
  );
}
