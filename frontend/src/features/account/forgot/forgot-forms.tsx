import { useDispatch, useSelector } from 'react-redux';
import { fieldCopy, forgotCopy, signupCopy } from '../../../shared/copy/account';
import { FormPasswordField, FormTextField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { emailSchema } from '../account-schemas';
import { selectForgot } from '../account.selectors';
import {
  accountRequests,
  otpEntered,
  otpRequested,
  passwordResetRequested,
  type PasswordForm,
} from '../account.slice';
import { ResendButton } from '../resend-button';
import { WhosePassword } from '../whose-password';

const CODE = ['otp'] as const;
const PASSWORDS = ['password', 'confirmPassword'] as const;

/** @param typed the address already known */
export function EmailStep({ typed }: { typed: string }) {
  const dispatch = useDispatch();
  return (
    <Form<{ email: string }>
      name="forgot-email"
      request={accountRequests.sendOtp}
      initialValues={{ email: typed }}
      schema={emailSchema}
      onSubmit={({ email }) => dispatch(otpRequested({ email: email.trim() }))}
    >
      <FormTextField
        name="email"
        label={fieldCopy.email}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <SubmitButton request={accountRequests.sendOtp}>{forgotCopy.email.submit}</SubmitButton>
    </Form>
  );
}

export function OtpStep() {
  const dispatch = useDispatch();
  const { email, sentAt } = useSelector(selectForgot);
  return (
    <Form<{ otp: string }>
      name="forgot-otp"
      request={accountRequests.verifyOtp}
      initialValues={{ otp: '' }}
      secret={CODE}
      onSubmit={({ otp }) => dispatch(otpEntered({ otp: otp.trim() }))}
    >
      {/* Wide enough for longer codes, and for the link secret we mail for an attacked account. */}
      <FormTextField
        name="otp"
        label={forgotCopy.otp.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="text-xl tracking-[0.3em] tabular-nums"
      />
      <SubmitButton request={accountRequests.verifyOtp}>{forgotCopy.otp.submit}</SubmitButton>
      <ResendButton
        request={accountRequests.sendOtp}
        sentAt={sentAt}
        onResend={() => dispatch(otpRequested({ email }))}
      />
    </Form>
  );
}

export function ResetStep() {
  const dispatch = useDispatch();
  const { email } = useSelector(selectForgot);
  return (
    <Form<PasswordForm & Record<string, unknown>>
      name="forgot-reset"
      request={accountRequests.resetPassword}
      initialValues={{ password: '', confirmPassword: '' }}
      secret={PASSWORDS}
      onSubmit={(passwords) => dispatch(passwordResetRequested(passwords))}
    >
      <WhosePassword email={email} />
      <FormPasswordField
        name="password"
        label={forgotCopy.reset.newPassword}
        hint={signupCopy.passwordHint}
        autoComplete="new-password"
      />
      <FormPasswordField
        name="confirmPassword"
        label={forgotCopy.reset.confirmPassword}
        autoComplete="new-password"
      />
      <SubmitButton request={accountRequests.resetPassword}>{forgotCopy.reset.submit}</SubmitButton>
    </Form>
  );
}
