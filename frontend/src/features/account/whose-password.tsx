/** Tells password managers whose password a form is about, where it asks for no address. */
export function WhosePassword({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
