import { useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { forgotCopy } from '../../../shared/copy/account';
import { restoreDraft } from '../../../shared/forms/drafts';
import { selectSite } from '../../../shared/site/site.slice';
import { Button } from '../../../shared/ui/button';
import { textLink } from '../../../shared/ui/text-link';
import { useLeadOn } from '../../../shared/ui/use-lead-on';
import { selectForgot } from '../account.selectors';
import { forgotFinished, type ForgotStep } from '../account.slice';
import { AuthArt } from '../log-in/auth-art';
import { AuthCard } from '../log-in/auth-card';
import { EmailStep, OtpStep, ResetStep } from './forgot-forms';
import { recallEmail } from '../log-in/last-email';

interface Step {
  heading: string;
  text: (email: string, digits: number) => string;
  StepForm: ComponentType<{ typed: string }>;
}

const STEPS: Record<ForgotStep, Step> = {
  1: { heading: forgotCopy.email.heading, text: () => forgotCopy.email.text, StepForm: EmailStep },
  2: { heading: forgotCopy.otp.heading, text: forgotCopy.otp.sentTo, StepForm: OtpStep },
  3: { heading: forgotCopy.reset.heading, text: () => forgotCopy.reset.text, StepForm: ResetStep },
};

export function ForgotPassword() {
  const dispatch = useDispatch();
  const { step, email } = useSelector(selectForgot);
  const { otpDigits } = useSelector(selectSite);
  const { heading, text, StepForm } = STEPS[step];
  const [typed, setTyped] = useState(typedAtLogin);
  useLeadOn(step, () => document.querySelector('h1')?.focus());
  return (
    <AuthCard
      key={step}
      focusOnMount={step > 1}
      title={forgotCopy.title}
      eyebrow={forgotCopy.step(step)}
      heading={heading}
      text={text(maskEmail(email), otpDigits)}
      art={<AuthArt />}
    >
      <StepForm typed={typed} />
      {step > 1 && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => {
            setTyped('');
            dispatch(forgotFinished());
          }}
        >
          {forgotCopy.startOver}
        </Button>
      )}
      <Link to="/login" className={textLink('justify-self-start')}>
        {forgotCopy.backToLogin}
      </Link>
    </AuthCard>
  );
}

/** The address that the visitor typed at the login, or that the login form filled in. */
const typedAtLogin = (): string => restoreDraft('login', { email: recallEmail() }, 'session').email;

/** 'asha@example.com' becomes 'as***@example.com'. */
function maskEmail(email: string): string {
  return email.replace(/^(.{1,2})[^@]*/, '$1***');
}
