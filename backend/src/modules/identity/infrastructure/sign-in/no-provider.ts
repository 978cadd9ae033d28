import { DomainError } from '../../../../platform/domain/domain-error.js';
import { SignInProvider } from '../../application/sessions/sign-in-provider.js';

class SignInNotConfigured extends DomainError {
  constructor() {
    super('unavailable', 'UNAVAILABLE', 'Google sign-in is not available here.');
  }
}

/** Production without a Google client id: the client hides the button, and the call is refused. */
export class NoProvider extends SignInProvider {
  verify(): Promise<never> {
    return Promise.reject(new SignInNotConfigured());
  }
}
