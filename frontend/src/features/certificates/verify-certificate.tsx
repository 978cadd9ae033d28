import { useEffect, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { commonCopy } from '../../shared/copy/common';
import { verifyCopy } from '../../shared/copy/certificates';
import { useKeptText } from '../../shared/forms/use-kept-text';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { PageTitle } from '../../shared/ui/page-title';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { TextField } from '../../shared/ui/text-field';
import { textLink } from '../../shared/ui/text-link';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { CertificateCard } from './certificate-card';
import {
  certificateRequest,
  certificateRequested,
  selectShownCertificate,
} from './certificates.slice';
import { OwnCertificate } from './own-certificate';

/** The public page of a certificate, with a form to look up others. */
export function VerifyCertificate() {
  const { number = '' } = useParams();
  return (
    <div className="container-page grid max-w-3xl gap-10 py-10 md:py-16">
      <div>
        <PageTitle title={verifyCopy.title} className="md:text-4xl" />
        <p className="mt-3 text-lg text-muted">{verifyCopy.lead}</p>
      </div>
      <LookedUp key={number} number={number} />
      <OtherNumber />
      <section aria-labelledby="offline" className="grid gap-2 print:hidden">
        <h2 id="offline" className="text-xl font-semibold">
          {verifyCopy.offline}
        </h2>
        <p className="prose">{verifyCopy.offlineText}</p>
        <p>
          <a href="/api/certificate/verifier" className={textLink()}>
            {verifyCopy.offlineLink}
          </a>
        </p>
      </section>
    </div>
  );
}

function LookedUp({ number }: { number: string }) {
  const dispatch = useDispatch();
  const certificate = useSelector(selectShownCertificate);
  const { failure, busy } = useRequest(certificateRequest);
  const ask = () => dispatch(certificateRequested(number));
  useEffect(() => void dispatch(certificateRequested(number)), [dispatch, number]);

  if (certificate)
    return (
      <div className="grid gap-5">
        <CertificateCard certificate={certificate} />
        <OwnCertificate number={certificate.number} />
      </div>
    );
  if (failure && !busy)
    return failure.status === 404 ? (
      <p role="status" className="rounded-card bg-danger-tint px-5 py-4 font-semibold text-danger">
        {verifyCopy.unknown(number)}
      </p>
    ) : (
      <ErrorState text={verifyCopy.failed} requestId={failure.requestId} onRetry={ask} />
    );
  return (
    <div aria-busy className="late">
      <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}

function OtherNumber() {
  const navigate = useNavigate();
  const [typed, setTyped] = useKeptText('verify');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = typed.trim();
    if (!number) return;
    setTyped('');
    void navigate(`/verify/${encodeURIComponent(number)}`);
  };
  return (
    <form onSubmit={submit} className="grid gap-4 print:hidden">
      <h2 className="text-xl font-semibold">{verifyCopy.another}</h2>
      <TextField
        label={verifyCopy.number}
        hint={verifyCopy.numberHint}
        value={typed}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        {verifyCopy.check}
      </Button>
    </form>
  );
}
