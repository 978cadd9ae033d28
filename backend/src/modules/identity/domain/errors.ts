import { DomainError } from '../../../platform/domain/domain-error.js';

export class EmailTaken extends DomainError {
  constructor() {
    super('conflict', 'EMAIL_TAKEN', 'An account with this email already exists.');
  }
}

/** The same error for an unknown address and a wrong password, so that nobody can tell which it was. */
export class BadCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'BAD_CREDENTIALS', 'Incorrect email or password.');
  }
}

/** The session ended while its request was being processed. */
export class SessionOver extends DomainError {
  constructor() {
    super('unauthenticated', 'UNAUTHENTICATED', 'Please log in to continue.');
  }
}

export class ProviderNotVerified extends DomainError {
  constructor() {
    super('unauthenticated', 'GOOGLE_UNVERIFIED', 'Google sign-in could not be verified.');
  }
}

/** The provider does not vouch for this mailbox, so it cannot open an account that somebody else may own. */
export class LinkRequired extends DomainError {
  constructor() {
    super('conflict', 'LINK_REQUIRED', 'Log in with your password to link this Google account.');
  }
}

/** The same error for a wrong code and for no open code; reported at the form field. */
export class OtpInvalid extends DomainError {
  constructor() {
    const message = 'Invalid or expired code.';
    super('invalid', 'OTP_INVALID', message, { fields: [{ field: 'otp', message }] });
  }
}

export class ResetProofRequired extends DomainError {
  constructor() {
    super('unauthenticated', 'RESET_PROOF_REQUIRED', 'Please verify the code again.');
  }
}

export class VerificationInvalid extends DomainError {
  constructor() {
    super('invalid', 'VERIFICATION_INVALID', 'This link is invalid or has expired.');
  }
}

/** Ops staff locked the account. Revealed only to a caller with the right password or a provider's ID token. */
export class AccountLocked extends DomainError {
  constructor() {
    super('forbidden', 'ACCOUNT_LOCKED', 'This account is locked. Please contact us.');
  }
}

/** Nobody would be left to unlock this account, or any other. */
export class LastOpsAccount extends DomainError {
  constructor() {
    super(
      'conflict',
      'LAST_OPS_ACCOUNT',
      'This is the last active ops account. Give another account the role ops first.',
    );
  }
}

export class OwnAccount extends DomainError {
  constructor() {
    super(
      'conflict',
      'OWN_ACCOUNT',
      'This is your own account. Another member of the ops staff has to do this.',
    );
  }
}

/** Irreversible actions require more than an open session. */
export class ProofRequired extends DomainError {
  constructor() {
    super('invalid', 'PROOF_REQUIRED', 'Confirm with your password or Google.', {
      fields: [{ field: 'password', message: 'Enter your password.' }],
    });
  }
}
