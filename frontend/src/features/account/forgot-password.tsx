import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { forgotCopy } from '../../shared/copy/account';
import { selectSite } from '../../shared/site/site.slice';
import { Button } from '../../shared/ui/button';
import { textLink } from '../../shared/ui/text-link';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { selectForgot } from './account.selectors';
import { forgotFinished, type ForgotStep } from './account.slice';
import { AuthArt } from './auth-art';
import { AuthCard } from './auth-card';
import { EmailStep, OtpStep, ResetStep } from './forgot-forms';

interface Step {
  heading: string;
  text: (email: string, digits: number) => string;
  StepForm: ComponentType;
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
      <StepForm />
      {step > 1 && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => dispatch(forgotFinished())}
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

/** 'asha@example.com' reads 'as***@example.com'. */
function maskEmail(email: string): string {
  return email.replace(/^(.{1,2})[^@]*/, '$1***');
}
