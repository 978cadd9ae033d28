import { AuthArt } from '../../../features/account/log-in/auth-art';
import { AuthCard } from '../../../features/account/log-in/auth-card';
import { LoginForm } from '../../../features/account/log-in/login-form';
import { WhyHere } from '../../../features/account/log-in/why-here';
import { loginCopy } from '../../../shared/copy/account';

export default function LoginPage() {
  return (
    <AuthCard
      title={loginCopy.title}
      heading={loginCopy.heading}
      text={loginCopy.text}
      art={<AuthArt />}
    >
      <WhyHere at="login" />
      <LoginForm />
    </AuthCard>
  );
}
