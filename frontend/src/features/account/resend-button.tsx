import { useEffect, useState } from 'react';
import { forgotCopy } from '../../shared/copy/account';
import { Button } from '../../shared/ui/button';

const RESEND_AFTER_S = 60;

interface ResendButtonProps {
  busy?: boolean;
  onResend: () => void;
}

/** Until a minute is over the server would keep the code that is on its way. */
export function ResendButton({ busy = false, onResend }: ResendButtonProps) {
  const [seconds, setSeconds] = useState(RESEND_AFTER_S);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const resend = () => {
    setSeconds(RESEND_AFTER_S);
    onResend();
  };
  return (
    <Button variant="ghost" busy={busy} disabled={seconds > 0} onClick={resend}>
      {seconds > 0 ? forgotCopy.otp.resendIn(seconds) : forgotCopy.otp.resend}
    </Button>
  );
}
