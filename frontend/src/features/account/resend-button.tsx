import { useEffect, useState } from 'react';
import { forgotCopy } from '../../shared/copy/account';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';

const RESEND_AFTER_S = 60;

interface ResendButtonProps {
  /** The tracked request that sends codes. */
  request: string;
  /** When the last code was sent, in ms; 0 if unknown. */
  sentAt: number;
  onResend: () => void;
}

const secondsLeft = (sentAt: number): number => {
  const passed = Math.floor((Date.now() - sentAt) / 1000);
  // The clock may have been changed since.
  return Math.min(RESEND_AFTER_S, Math.max(0, RESEND_AFTER_S - passed));
};

/**
 * Disabled for a minute after a code was sent, also across a reload, because the server would keep that code; a failed
 * request causes no wait.
 */
export function ResendButton({ request, sentAt, onResend }: ResendButtonProps) {
  const { busy } = useRequest(request);
  const [seconds, setSeconds] = useState(() => secondsLeft(sentAt));
  const [counted, setCounted] = useState(sentAt);
  if (sentAt !== counted) {
    setCounted(sentAt);
    setSeconds(secondsLeft(sentAt));
  }
  useEffect(() => {
    if (seconds === 0) return;
    // By the clock, because a page that the device puts to sleep counts no seconds; backwards it does not count.
    const count = () => setSeconds(Math.min(seconds - 1, secondsLeft(sentAt)));
    const timer = setTimeout(count, 1000);
    return () => clearTimeout(timer);
  }, [seconds, sentAt]);
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
