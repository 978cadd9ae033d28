import { ClientLinks } from '../application/mails/client-links.js';

export class PublicLinks extends ClientLinks {
  constructor(private readonly publicUrl: string) {
    super();
  }

  reset(email: string, secret: string): string {
    return `${this.publicUrl}/forgotpassword#${new URLSearchParams({ email, code: secret }).toString()}`;
  }

  verification(token: string): string {
    return `${this.publicUrl}/verifyemail#${new URLSearchParams({ token }).toString()}`;
  }

  emailChange(secret: string): string {
    return `${this.publicUrl}/account#${new URLSearchParams({ emailcode: secret }).toString()}`;
  }

  resetPage(): string {
    return `${this.publicUrl}/forgotpassword`;
  }

  contactPage(): string {
    return `${this.publicUrl}/contact`;
  }
}
