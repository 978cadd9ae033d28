import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { fieldCopy, googleCopy, loginCopy } from '../../../shared/copy/account';
import { FormPasswordField, FormTextField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { textLink } from '../../../shared/ui/text-link';
import { loginSchema } from '../account-schemas';
import { accountRequests, loginRequested, type LoginForm as Values } from '../account.slice';
import { GoogleButton } from '../google/google-button';
import { GoogleChooser } from '../google/google-chooser';
import { recallEmail } from './last-email';

const SECRET = ['password'] as const;
/** The address may be wrong as well, but the password is what users retype. */
const BLAMES = { BAD_CREDENTIALS: 'password' };

export function LoginForm() {
  const dispatch = useDispatch();
  return (
    <div className="grid gap-5">
      <Form<Values & Record<string, unknown>>
        name="login"
        request={accountRequests.login}
        initialValues={{ email: recallEmail(), password: '' }}
        schema={loginSchema}
        secret={SECRET}
        blames={BLAMES}
        onSubmit={({ email, password }) =>
          dispatch(loginRequested({ email: email.trim(), password }))
        }
      >
        <FormTextField
          name="email"
          label={fieldCopy.email}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <FormPasswordField
          name="password"
          label={fieldCopy.password}
          autoComplete="current-password"
        />
        <Link to="/forgotpassword" className={textLink('justify-self-start text-sm')}>
          {loginCopy.forgot}
        </Link>
        <SubmitButton request={accountRequests.login}>{loginCopy.submit}</SubmitButton>
      </Form>
      <GoogleButton role="">{googleCopy.login}</GoogleButton>
      <GoogleChooser />
      <p className="text-muted">
        {loginCopy.toSignup}{' '}
        <Link to="/signup" className={textLink()}>
          {loginCopy.signupLink}
        </Link>
      </p>
    </div>
  );
}
