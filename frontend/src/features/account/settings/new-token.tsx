import { useField } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TOKEN_SCOPES, tokensCopy, type TokenScope } from '../../../shared/copy/tokens';
import { FormSelect, FormTextField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/choice-fields';
import { Dialog } from '../../../shared/ui/dialog';
import { FieldError } from '../../../shared/ui/form-field';
import { TextField } from '../../../shared/ui/text-field';
import { useClipboard } from '../../../shared/ui/use-clipboard';
import { secretForgotten, selectTokenSecret, tokenRequests, tokenWanted } from './tokens.slice';

const { form: copy, issued } = tokensCopy;
const START: { name: string; scopes: TokenScope[]; days: string } = {
  name: '',
  scopes: [],
  days: '90',
};

/** Asks for the token's purpose, then shows its secret once. */
export function NewToken({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useDispatch();
  const secret = useSelector(selectTokenSecret);
  useEffect(() => {
    const forget = () => void dispatch(secretForgotten());
    // Also on mount: a response may have arrived after the page was left, perhaps by another user.
    forget();
    return forget;
  }, [dispatch]);
  const close = () => {
    dispatch(secretForgotten());
    onClose();
  };
  return (
    <Dialog
      // A click on the backdrop must not lose a secret that cannot be shown again.
      role={secret ? 'alertdialog' : 'dialog'}
      open={open}
      title={secret ? issued.title : copy.title}
      onClose={close}
    >
      {secret ? <Issued secret={secret} onDone={close} /> : <TokenForm />}
    </Dialog>
  );
}

function TokenForm() {
  const dispatch = useDispatch();
  return (
    <Form<typeof START & Record<string, unknown>>
      name="new-token"
      request={tokenRequests.issue}
      initialValues={{ ...START }}
      onSubmit={({ name, scopes, days }) =>
        dispatch(tokenWanted({ name: name.trim(), scopes, days: Number(days) }))
      }
    >
      <FormTextField name="name" label={copy.name} hint={copy.nameHint} autoComplete="off" />
      <Scopes />
      <FormSelect name="days" label={copy.days}>
        {Object.entries(copy.choices).map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </FormSelect>
      <SubmitButton request={tokenRequests.issue}>{copy.submit}</SubmitButton>
    </Form>
  );
}

function Scopes() {
  const [{ value, name, onBlur, onChange }, { error }] = useField<TokenScope[]>('scopes');
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">{copy.scopes}</legend>
      {TOKEN_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          name={name}
          value={scope}
          checked={value.includes(scope)}
          onBlur={onBlur}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          label={tokensCopy.scopes[scope]}
        />
      ))}
      {error && <FieldError id={errorId}>{String(error)}</FieldError>}
    </fieldset>
  );
}

function Issued({ secret, onDone }: { secret: string; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [copied, copyText] = useClipboard(issued);
  const copyIt = async () => {
    // Focusing the field selects its text.
    if (!(await copyText(secret))) field.current?.focus();
  };
  return (
    <>
      <TextField
        ref={field}
        label={issued.label}
        hint={copied === false ? issued.notCopied : issued.text}
        name="token"
        readOnly
        value={secret}
        onFocus={({ target }) => target.select()}
        className="font-mono text-sm"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => void copyIt()}>
          {copied ? issued.copied : issued.copy}
        </Button>
        <Button onClick={onDone}>{issued.done}</Button>
      </div>
    </>
  );
}
