import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { fieldCopy, googleCopy, signupCopy } from '../../../shared/copy/account';
import {
  FormPasswordField,
  FormRadioGroup,
  FormTextField,
  SubmitButton,
} from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { Consent } from '../../../shared/ui/consent';
import { textLink } from '../../../shared/ui/text-link';
import { signupSchema } from '../account-schemas';
import { accountRequests, signupRequested, type SignupForm as Values } from '../account.slice';
import { GoogleButton } from '../google/google-button';
import { GoogleChooser } from '../google/google-chooser';
import { PasswordStrength } from './password-strength';

const { consent } = signupCopy;
const TERMS = [
  { to: '/terms', label: consent.terms },
  { to: '/privacy', label: consent.privacy },
];
const SECRET = ['password'] as const;
const BLAMES = { EMAIL_TAKEN: 'email' };
const START: Values = { name: '', email: '', password: '', role: 'student' };
const ROLES = (['student', 'educator'] as const).map((value) => ({
  value,
  ...signupCopy.roles[value],
}));

export function SignupForm() {
  const dispatch = useDispatch();
  return (
    <>
      <Form<Values & Record<string, unknown>>
        name="signup"
        request={accountRequests.signup}
        initialValues={{ ...START }}
        schema={signupSchema}
        secret={SECRET}
        blames={BLAMES}
        onSubmit={({ name, email, password, role }) =>
          dispatch(signupRequested({ name: name.trim(), email: email.trim(), password, role }))
        }
      >
        <FormTextField name="name" label={fieldCopy.name} autoComplete="name" />
        <FormTextField
          name="email"
          label={fieldCopy.email}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <NewPassword />
        <FormRadioGroup name="role" legend={signupCopy.role} choices={ROLES} />
        <Consent before={consent.before} between={consent.between} links={TERMS} />
        <SubmitButton request={accountRequests.signup}>{signupCopy.submit}</SubmitButton>
        <GoogleSignup />
        <p className="text-muted">
          {signupCopy.toLogin}{' '}
          <Link to="/login" className={textLink()}>
            {signupCopy.loginLink}
          </Link>
        </p>
      </Form>
      <GoogleChooser />
    </>
  );
}

function NewPassword() {
  const { values } = useFormikContext<Values>();
  return (
    <FormPasswordField
      name="password"
      label={fieldCopy.password}
      autoComplete="new-password"
      hint={
        <>
          {signupCopy.passwordHint}
          <PasswordStrength password={values.password} />
        </>
      }
    />
  );
}

/** Signs up with the role chosen above. */
function GoogleSignup() {
  const { values } = useFormikContext<Values>();
  return <GoogleButton role={values.role}>{googleCopy.signup}</GoogleButton>;
}
