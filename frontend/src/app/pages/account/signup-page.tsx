import { AuthArt } from '../../../features/account/log-in/auth-art';
import { AuthCard } from '../../../features/account/log-in/auth-card';
import { SignupForm } from '../../../features/account/log-in/signup-form';
import { WhyHere } from '../../../features/account/log-in/why-here';
import { signupCopy } from '../../../shared/copy/account';

export default function SignupPage() {
  return (
    <AuthCard
      title={signupCopy.title}
      heading={signupCopy.heading}
      text={signupCopy.text}
      art={<AuthArt />}
    >
      <WhyHere at="signup" />
      <SignupForm />
    </AuthCard>
  );
}
