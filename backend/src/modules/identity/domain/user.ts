import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import type { Consent } from './consent.js';
import type { EmailAddress } from './email-address.js';
import { AccountLocked, LinkRequired } from './errors.js';
import { assertPersonName } from './person-name.js';
import {
  AccountDeleted,
  EmailChanged,
  PasswordChanged,
  PasswordReset,
  PhotoReplaced,
  ProfileChanged,
} from './facts.js';

export type Role = 'student' | 'educator' | 'ops';

/** What a sign-in provider vouches for. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Whether the provider controls the mailbox itself, as Google does for gmail.com addresses. */
  readonly isAuthoritative: boolean;
}

/**
 * Issuer and subject together identify a person for ever (OpenID Connect Core 1.0, 5.7); the email address may change.
 */
export function providerKey({ issuer, subject }: { issuer: string; subject: string }): string {
  return `${issuer} ${subject}`;
}

interface NewUser {
  readonly id: string;
  readonly name: string;
  readonly email: EmailAddress;
  readonly role: Role;
  readonly at: Date;
  /** The version of the terms that the person agreed to; absent when somebody else created the account. */
  readonly termsVersion?: number;
}

/** A person with an account. Nothing the person does ever changes the role; ops staff can change it. */
export class User extends AggregateRoot {
  private _passwordHash: string | null = null;
  private _description = '';
  private _photoId: string | null = null;
  private _providerKey: string | null = null;
  private _emailVerifiedAt: Date | null = null;
  private _lockedAt: Date | null = null;
  private _termsVersion: number | null = null;
  private _termsAgreedAt: Date | null = null;

  private constructor(
    readonly id: string,
    private _name: string,
    private _email: string,
    private _role: Role,
    readonly createdAt: Date,
  ) {
    super();
  }

  /** @throws InvalidInput */
  static signUp(newcomer: NewUser, passwordHash: string): User {
    const user = User.create(newcomer);
    user._passwordHash = passwordHash;
    return user;
  }

  static joinThrough(identity: ProviderIdentity, newcomer: NewUser): User {
    const user = User.create(newcomer);
    user.link(identity);
    if (identity.isAuthoritative) user._emailVerifiedAt = newcomer.at;
    return user;
  }

  /**
   * Lets a provider's identity open this account. If nobody has proved the mailbox before, the person who signed up
   * with the address may not be its owner, so the old password is dropped.
   * @returns whether earlier sessions must end.
   * @param isOwner whether the caller is logged in to this account, which counts as much as the provider's authority.
   * @throws LinkRequired when the account is not linked, the caller is not logged in and the provider is not
   * authoritative.
   */
  signInThrough(identity: ProviderIdentity, at: Date, isOwner = false): boolean {
    if (this._providerKey === providerKey(identity)) return false;
    if (!identity.isAuthoritative && !isOwner) throw new LinkRequired();
    this.link(identity);
    if (this._emailVerifiedAt || !identity.isAuthoritative) return false;
    this._emailVerifiedAt = at;
    this._passwordHash = null;
    return true;
  }

  /**
   * Sets a password after the mailbox was proved. If nobody had proved it before, the person who linked a provider may
   * not be its owner, so the link is dropped.
   */
  resetPassword(passwordHash: string, at: Date): void {
    this._passwordHash = passwordHash;
    if (!this._emailVerifiedAt) this._providerKey = null;
    this._emailVerifiedAt ??= at;
    this.record(PasswordReset.of({ userId: this.id }));
  }

  changePassword(passwordHash: string): void {
    this._passwordHash = passwordHash;
    this.record(PasswordChanged.of({ userId: this.id }));
  }

  verifyEmail(at: Date): void {
    this._emailVerifiedAt ??= at;
  }

  /** @throws InvalidInput if the account has the address already, in whatever case */
  assertOtherEmail(email: EmailAddress): void {
    if (email.value === this._email)
      throw InvalidInput.field('email', 'This is your email address already.');
  }

  /**
   * Moves the account to an address whose mailbox was proved. A linked provider stays: it is known by its subject,
   * whatever addresses the person has.
   */
  changeEmail(email: EmailAddress, changeId: string, at: Date): void {
    this._email = email.value;
    this._emailVerifiedAt = at;
    this.record(EmailChanged.of({ userId: this.id, changeId }));
  }

  /** @throws AccountLocked */
  assertOpen(): void {
    if (this._lockedAt) throw new AccountLocked();
  }

  lock(at: Date): void {
    this._lockedAt ??= at;
  }

  unlock(): void {
    this._lockedAt = null;
  }

  assignRole(role: Role): void {
    this._role = role;
    this.record(ProfileChanged.of({ userId: this.id }));
  }

  /** Prepares the deletion: records the facts that other modules clean up on. */
  leave(): void {
    if (this._photoId) this.record(PhotoReplaced.of({ photoId: this._photoId }));
    this.record(AccountDeleted.of({ userId: this.id }));
  }

  isLinkedTo(identity: ProviderIdentity): boolean {
    return this._providerKey === providerKey(identity);
  }

  /** Absent fields stay as they are; null removes the photo. @throws InvalidInput */
  editProfile(change: { name?: string; description?: string; photoId?: string | null }): void {
    if (change.name !== undefined) this.rename(change.name);
    if (change.description !== undefined) this._description = change.description;
    if (change.photoId === undefined) return;
    if (this._photoId) this.record(PhotoReplaced.of({ photoId: this._photoId }));
    this._photoId = change.photoId;
  }

  private rename(name: string): void {
    if (name === this._name) return;
    assertPersonName(name);
    this._name = name;
    this.record(ProfileChanged.of({ userId: this.id }));
  }

  private static create({ id, name, email, role, at, termsVersion }: NewUser): User {
    assertPersonName(name);
    const user = new User(id, name, email.value, role, at);
    if (termsVersion === undefined) return user;
    user._termsVersion = termsVersion;
    user._termsAgreedAt = at;
    return user;
  }

  private link(identity: ProviderIdentity): void {
    this._providerKey = providerKey(identity);
  }

  get isEmailVerified(): boolean {
    return this._emailVerifiedAt !== null;
  }

  get emailVerifiedAt(): Date | null {
    return this._emailVerifiedAt;
  }

  /** Null for accounts created by ops staff. */
  get consent(): Consent | null {
    const { _termsVersion: termsVersion, _termsAgreedAt: agreedAt } = this;
    return termsVersion === null || agreedAt === null ? null : { termsVersion, agreedAt };
  }

  get isLocked(): boolean {
    return this._lockedAt !== null;
  }

  /** Whether it is an ops account that can log in. */
  get isActiveOps(): boolean {
    return this._role === 'ops' && !this.isLocked;
  }

  get isProviderLinked(): boolean {
    return this._providerKey !== null;
  }

  get name(): string {
    return this._name;
  }

  get email(): string {
    return this._email;
  }

  get role(): Role {
    return this._role;
  }

  get description(): string {
    return this._description;
  }

  get passwordHash(): string | null {
    return this._passwordHash;
  }

  get photoId(): string | null {
    return this._photoId;
  }
}
