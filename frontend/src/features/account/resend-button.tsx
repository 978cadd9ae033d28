import { useEffect, useState } from 'react';
import { forgotCopy } from '../../shared/copy/account';
import { useRequest, useSucceeded } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';

const RESEND_AFTER_S = 60;

interface ResendButtonProps {
  /** The tracked request that sends codes. */
  request: string;
  onResend: () => void;
}

/** Disabled for a minute, in which the server would keep the code already sent; a failed request causes no wait. */
export function ResendButton({ request, onResend }: ResendButtonProps) {
  const { busy } = useRequest(request);
  const sent = useSucceeded(request);
  const [seconds, setSeconds] = useState(RESEND_AFTER_S);
  const [wasSent, setWasSent] = useState(sent);
  if (sent !== wasSent) {
    setWasSent(sent);
    if (sent) setSeconds(RESEND_AFTER_S);
  }
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const waits = seconds > 0;
  return (
    <Button
      variant="ghost"
      busy={busy}
      // `aria-disabled`, because a really disabled button cannot keep the focus.
      aria-disabled={waits || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      onClick={() => !waits && onResend()}
    >
      {waits ? forgotCopy.otp.resendIn(seconds) : forgotCopy.otp.resend}
    </Button>
  );
}
