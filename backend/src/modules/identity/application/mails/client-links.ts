/** Addresses of screens for mails. Secrets stand in the fragment, which browsers keep to themselves. */
export abstract class ClientLinks {
  abstract reset(email: string, secret: string): string;
  abstract verification(token: string): string;
  abstract emailChange(secret: string): string;
  abstract resetPage(): string;
  abstract contactPage(): string;
}
