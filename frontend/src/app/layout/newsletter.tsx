import { useState, type FormEvent } from 'react';
import { footerCopy } from '../../shared/copy/navigation';
import { useKeptText } from '../../shared/forms/use-kept-text';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/text-field';

/** As specified, nothing is sent; an alert and the page show the result. */
export function Newsletter() {
  const [email, setEmail] = useKeptText('newsletter');
  const [error, setError] = useState<string>();
  const [thanks, setThanks] = useState<string>();

  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!address.includes('@')) {
      setThanks(undefined);
      setError(footerCopy.invalidEmail);
      window.alert(footerCopy.invalidEmail);
      return;
    }
    setError(undefined);
    setThanks(footerCopy.subscribed(address));
    window.alert(footerCopy.subscribed(address));
    setEmail('');
  };

  return (
    <form noValidate onSubmit={subscribe} className="grid content-start gap-3 max-sm:col-span-2">
      <h2 className="text-base font-semibold">{footerCopy.newsletter}</h2>
      <p className="text-sm text-muted">{footerCopy.newsletterText}</p>
      <TextField
        label={footerCopy.newsletterEmail}
        type="email"
        name="newsletter-email"
        autoComplete="email"
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="accent">
        {footerCopy.subscribe}
      </Button>
      <p role="status" className="text-sm text-success">
        {thanks}
      </p>
    </form>
  );
}
