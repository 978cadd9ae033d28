import { useEffect, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fieldCopy, googleCopy } from '../../../shared/copy/account';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/text-field';
import { selectGoogleChooser } from '../account.selectors';
import { accountRequests, googleAccountChosen, googleChooserClosed } from '../account.slice';

/** Replaces Google's account page if the installation uses the loopback provider. */
export function GoogleChooser() {
  const dispatch = useDispatch();
  const open = useSelector(selectGoogleChooser) !== null;
  // Or it would open again on the next page that has it, for what was asked here.
  useEffect(() => () => void dispatch(googleChooserClosed()), [dispatch]);
  return (
    <Dialog
      open={open}
      title={googleCopy.dialogTitle}
      onClose={() => dispatch(googleChooserClosed())}
    >
      <ChooserForm />
    </Dialog>
  );
}

function ChooserForm() {
  const dispatch = useDispatch();
  const { busy } = useRequest(accountRequests.google);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    dispatch(googleAccountChosen({ email: email.trim(), name: name.trim() }));
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-muted">{googleCopy.dialogText}</p>
      <TextField
        label={fieldCopy.email}
        type="email"
        name="google-email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={fieldCopy.name}
        name="google-name"
        autoComplete="name"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={busy && sent}>
        {googleCopy.dialogSubmit}
      </Button>
    </form>
  );
}
