/** URLs of the client's screens for mails. Secrets are in the fragment, which browsers do not send. */
export abstract class ClientLinks {
  abstract reset(email: string, secret: string): string;
  abstract verification(token: string): string;
  abstract emailChange(secret: string): string;
  abstract resetPage(): string;
  abstract contactPage(): string;
}
