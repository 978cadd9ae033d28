import { AuthArt } from '../../../features/account/auth-art';
import { AuthCard } from '../../../features/account/auth-card';
import { LoginForm } from '../../../features/account/login-form';
import { loginCopy } from '../../../shared/copy/account';

export default function LoginPage() {
  return (
    <AuthCard
      title={loginCopy.title}
      heading={loginCopy.heading}
      text={loginCopy.text}
      art={<AuthArt />}
    >
      <LoginForm />
    </AuthCard>
  );
}
