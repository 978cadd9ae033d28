import { useDispatch } from 'react-redux';
import type { User } from '../../../shared/api/types';
import { settingsCopy } from '../../../shared/copy/settings';
import { FormPasswordField, FormTextField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { Button } from '../../../shared/ui/button';
import { newAddressByGoogleSchema, newAddressSchema } from '../account-schemas';
import {
  type EmailChange,
  emailChangeClosed,
  emailChangeOpened,
  emailChangeRequests,
  emailCodeEntered,
  newAddressEntered,
  newAddressForm,
} from './email-change.slice';
import { ResendButton } from '../resend-button';

const { ask, code } = settingsCopy.email;
const SECRET = ['password'] as const;
const CODE = ['otp'] as const;

/**
 * Asks for the new address and, because somebody else may be using the session, for the password or a Google log-in.
 */
export function NewAddressForm({ user, email }: { user: User; email: string }) {
  const dispatch = useDispatch();
  const { hasPassword, role, _id } = user;
  return (
    <Form<{ email: string; password: string }>
      name={newAddressForm(_id)}
      request={emailChangeRequests.ask}
      initialValues={{ email, password: '' }}
      schema={hasPassword ? newAddressSchema : newAddressByGoogleSchema}
      secret={SECRET}
      onSubmit={({ email: next, password }) =>
        dispatch(newAddressEntered({ email: next.trim(), password: hasPassword ? password : null }))
      }
    >
      <FormTextField
        name="email"
        label={ask.email}
        hint={role === 'educator' ? ask.hintEducator : ask.hint}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {hasPassword ? (
        <FormPasswordField name="password" label={ask.password} autoComplete="current-password" />
      ) : (
        <p className="text-sm text-muted">{ask.google}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton request={emailChangeRequests.ask}>
          {hasPassword ? ask.submit : ask.submitGoogle}
        </SubmitButton>
        <Button variant="secondary" onClick={() => dispatch(emailChangeClosed())}>
          {ask.cancel}
        </Button>
      </div>
    </Form>
  );
}

export function EmailCodeForm({ change: { userId, email, sentAt } }: { change: EmailChange }) {
  const dispatch = useDispatch();
  const askAgain = (next: string) => dispatch(emailChangeOpened({ userId, email: next }));
  return (
    <Form<{ otp: string }>
      name="change-email-code"
      request={emailChangeRequests.confirm}
      initialValues={{ otp: '' }}
      secret={CODE}
      onSubmit={({ otp }) => dispatch(emailCodeEntered({ otp: otp.trim() }))}
    >
      <FormTextField
        name="otp"
        label={code.label}
        hint={code.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="text-xl tracking-[0.3em] tabular-nums"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton request={emailChangeRequests.confirm}>{code.submit}</SubmitButton>
        <ResendButton
          request={emailChangeRequests.ask}
          sentAt={sentAt}
          onResend={() => askAgain(email)}
        />
        <Button variant="ghost" onClick={() => askAgain('')}>
          {code.other}
        </Button>
      </div>
    </Form>
  );
}
