import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Download, Printer } from 'lucide-react';
import { certificateCopy, verifyCopy } from '../../shared/copy/certificates';
import { selectUserId } from '../../shared/session/session.selectors';
import { Button } from '../../shared/ui/button';
import { buttonStyle } from '../../shared/ui/button-style';
import { ownCertificatesRequested, selectOwnCertificate } from './certificates.slice';

/** Further actions for the holder of the certificate. */
export function OwnCertificate({ number }: { number: string }) {
  const dispatch = useDispatch();
  const userId = useSelector(selectUserId);
  const held = useSelector(useMemo(() => selectOwnCertificate(number), [number]));
  useEffect(() => {
    if (userId) dispatch(ownCertificatesRequested());
  }, [dispatch, userId]);
  if (!held) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <p className="mr-auto font-semibold">{verifyCopy.own}</p>
      <a href={held.pdfUrl} download className={buttonStyle('primary', 'md')}>
        <Download aria-hidden className="size-5" />
        {certificateCopy.download}
      </a>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {verifyCopy.print}
      </Button>
    </div>
  );
}
