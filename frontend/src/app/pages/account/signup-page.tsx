import { AuthArt } from '../../../features/account/auth-art';
import { AuthCard } from '../../../features/account/auth-card';
import { SignupForm } from '../../../features/account/signup-form';
import { signupCopy } from '../../../shared/copy/account';

export default function SignupPage() {
  return (
    <AuthCard
      title={signupCopy.title}
      heading={signupCopy.heading}
      text={signupCopy.text}
      art={<AuthArt />}
    >
      <SignupForm />
    </AuthCard>
  );
}
