import type { Fact } from '../../../platform/domain/fact.js';
import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../platform/testing/immediate-unit-of-work.js';
import { InMemoryRateLimits } from '../../../platform/testing/in-memory-rate-limits.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { AskEmailChange } from '../application/email/ask-email-change.js';
import { ChangePassword } from '../application/passwords/change-password.js';
import { CommonPasswords } from '../application/passwords/common-passwords.js';
import { ConfirmEmailChange } from '../application/email/confirm-email-change.js';
import { CreateUser } from '../application/accounts/create-user.js';
import { DeleteAccount } from '../application/accounts/delete-account.js';
import { EndOtherSessions } from '../application/sessions/end-other-sessions.js';
import { EndSession } from '../application/sessions/end-session.js';
import { ExportAccount } from '../application/accounts/export-account.js';
import { FindUser } from '../application/accounts/find-user.js';
import { ForgetOldCredentials } from '../application/passwords/forget-old-credentials.js';
import { GovernAccount } from '../application/accounts/govern-account.js';
import { GuessWatch } from '../application/passwords/guess-watch.js';
import { IssueAccessToken } from '../application/access-tokens/issue-access-token.js';
import { ListSessions } from '../application/sessions/list-sessions.js';
import { LogIn } from '../application/sessions/log-in.js';
import { LogOut } from '../application/sessions/log-out.js';
import { OpenOtpChallenge } from '../application/passwords/open-otp-challenge.js';
import { OtpPolicy } from '../application/passwords/otp-policy.js';
import { OwnerProof } from '../application/passwords/owner-proof.js';
import { PasswordCheck } from '../application/passwords/password-check.js';
import { PasswordRules } from '../application/passwords/password-rules.js';
import { PersonalData } from '../application/accounts/personal-data.js';
import { RequestOtp } from '../application/passwords/request-otp.js';
import { ResetPassword } from '../application/passwords/reset-password.js';
import { RevokeAccessToken } from '../application/access-tokens/revoke-access-token.js';
import { SendEmailChangeMail } from '../application/email/send-email-change-mail.js';
import { SendEmailChangeNotice } from '../application/email/send-email-change-notice.js';
import { SendFarewell } from '../application/accounts/send-farewell.js';
import { SendOtpMail } from '../application/passwords/send-otp-mail.js';
import { SendResetNotice } from '../application/passwords/send-reset-notice.js';
import { SendTokenNotice } from '../application/access-tokens/send-token-notice.js';
import { SendVerification } from '../application/email/send-verification.js';
import { SessionStarter, type SignedIn } from '../application/sessions/session-starter.js';
import { SignInWithProvider } from '../application/sessions/sign-in-with-provider.js';
import { SignUp } from '../application/sessions/sign-up.js';
import { UpdateProfile } from '../application/accounts/update-profile.js';
import { VerifyEmail } from '../application/email/verify-email.js';
import { VerifyOtp } from '../application/passwords/verify-otp.js';
import {
  EmailChangeAsked,
  EmailChanged,
  FarewellDue,
  OtpRequested,
  ResetAsked,
} from '../domain/facts.js';
import type { Device } from '../domain/session.js';
import { InMemoryAccessTokens } from './in-memory-access-tokens.js';
import { InMemoryFarewells } from './in-memory-farewells.js';
import { InMemoryOtpChallenges } from './in-memory-otp-challenges.js';
import { InMemoryResetPermits } from './in-memory-reset-permits.js';
import { InMemoryResetRequests } from './in-memory-reset-requests.js';
import { InMemorySessions } from './in-memory-sessions.js';
import { InMemoryUsers } from './in-memory-users.js';
import {
  LegibleCodes,
  LegibleHasher,
  LegibleResetTokens,
  LegibleTokenSecrets,
} from './legible-secrets.js';
import { links } from './links.js';
import { OutTray } from './out-tray.js';
import { TwinProvider } from './twin-provider.js';

class OneCommonPassword extends CommonPasswords {
  async has(password: string): Promise<boolean> {
    return password === 'password1';
  }
}

class NothingElsewhere extends PersonalData {
  async of(): Promise<Record<string, unknown>> {
    return { orders: [] };
  }
}

export const PASSWORD = 'three quiet evenings';
const CURL = { name: 'curl', mark: null };

/** Identity on in-memory twins, with a clock that tests move. */
export class FrontDesk {
  readonly facts: Fact[] = [];
  readonly clock = new FixedClock();
  readonly sessions: InMemorySessions = new InMemorySessions((id) =>
    this.users.all.find((user) => user.id === id),
  );
  readonly users: InMemoryUsers = new InMemoryUsers(this.facts, this.sessions);
  readonly challenges = new InMemoryOtpChallenges(this.facts);
  readonly requests = new InMemoryResetRequests(this.facts);
  readonly farewells = new InMemoryFarewells(this.facts);
  readonly accessTokens = new InMemoryAccessTokens(this.facts);
  readonly hasher = new LegibleHasher();
  readonly provider = new TwinProvider();
  readonly mail = new OutTray();
  private readonly permits = new InMemoryResetPermits();
  private readonly ids = new SequentialIds();
  private readonly work = new ImmediateUnitOfWork();
  private readonly codes = new LegibleCodes();
  private readonly proofs = new LegibleResetTokens();
  private readonly secrets = new LegibleTokenSecrets();
  private readonly passwords = new PasswordCheck(this.hasher, new InMemoryRateLimits(this.clock));
  private readonly rules = new PasswordRules(new OneCommonPassword());
  private readonly starter = new SessionStarter(this.sessions, this.ids, this.clock);
  private readonly proof = new OwnerProof(this.passwords, this.provider);
  private readonly policy: OtpPolicy;
  private readonly watch: GuessWatch;

  /** @param siteBudget wrong guesses at all accounts within an hour, after which mails carry links */
  constructor(siteBudget: number | null = null) {
    this.policy = new OtpPolicy(siteBudget);
    this.watch = new GuessWatch(this.challenges, this.policy);
  }

  get signUp() {
    const { users, hasher, rules, starter, ids, clock } = this;
    return new SignUp(users, hasher, rules, starter, ids, clock);
  }
  get createUser() {
    const { users, hasher, rules, work, ids, clock } = this;
    return new CreateUser(users, hasher, rules, work, ids, clock);
  }
  get logIn() {
    return new LogIn(this.users, this.passwords, this.starter);
  }
  get logOut() {
    return new LogOut(this.sessions, this.work, this.clock);
  }
  get signInWithProvider() {
    const { provider, users, sessions, accessTokens, challenges, starter, work, ids, clock } = this;
    const kept = [users, sessions, accessTokens, challenges] as const;
    return new SignInWithProvider(provider, ...kept, starter, work, ids, clock);
  }
  get requestOtp() {
    return new RequestOtp(this.requests, this.ids, this.clock);
  }
  get openOtpChallenge() {
    const { requests, users, challenges, policy, watch, work, ids, clock } = this;
    return new OpenOtpChallenge(requests, users, challenges, policy, watch, work, ids, clock);
  }
  get sendOtpMail() {
    const { challenges, users, codes, mail, clock } = this;
    return new SendOtpMail(challenges, users, codes, links, mail, clock);
  }
  get sendResetNotice() {
    return new SendResetNotice(this.users, this.mail);
  }
  get verifyOtp() {
    const { users, challenges, permits, codes, proofs, policy, watch, work, clock } = this;
    return new VerifyOtp(users, challenges, permits, codes, proofs, policy, watch, work, clock);
  }
  get resetPassword() {
    const { users, sessions, accessTokens, permits, challenges } = this;
    const { proofs, passwords, hasher, rules, work, clock } = this;
    const kept = [users, sessions, accessTokens, permits, challenges] as const;
    return new ResetPassword(...kept, proofs, passwords, hasher, rules, work, clock);
  }
  get changePassword() {
    const { users, sessions, accessTokens, challenges, permits } = this;
    const { passwords, hasher, rules, work, clock } = this;
    const kept = [users, sessions, accessTokens, challenges, permits] as const;
    return new ChangePassword(...kept, passwords, hasher, rules, work, clock);
  }
  get askEmailChange() {
    const { users, challenges, proof, policy, watch, work, ids, clock } = this;
    return new AskEmailChange(users, challenges, proof, policy, watch, work, ids, clock);
  }
  get confirmEmailChange() {
    const { users, sessions, accessTokens, challenges, permits } = this;
    const { codes, policy, watch, work, clock } = this;
    const kept = [users, sessions, accessTokens, challenges, permits] as const;
    return new ConfirmEmailChange(...kept, codes, policy, watch, work, clock);
  }
  get sendEmailChangeMail() {
    const { challenges, users, codes, mail, clock } = this;
    return new SendEmailChangeMail(challenges, users, codes, links, mail, clock);
  }
  get sendEmailChangeNotice() {
    return new SendEmailChangeNotice(this.challenges, links, this.mail);
  }
  get sendVerification() {
    const { users, challenges, policy, work, ids, clock } = this;
    return new SendVerification(users, challenges, policy, work, ids, clock);
  }
  get verifyEmail() {
    return new VerifyEmail(this.users, this.challenges, this.codes, this.work, this.clock);
  }
  get updateProfile() {
    return new UpdateProfile(this.users, this.work);
  }
  get findUser() {
    return new FindUser(this.users);
  }
  get listSessions() {
    return new ListSessions(this.sessions, this.clock);
  }
  get endSession() {
    return new EndSession(this.sessions, this.work, this.clock);
  }
  get endOtherSessions() {
    return new EndOtherSessions(this.sessions, this.clock);
  }
  get forgetOldCredentials() {
    const { sessions, challenges, permits, accessTokens, requests, clock } = this;
    return new ForgetOldCredentials(sessions, challenges, permits, accessTokens, requests, clock);
  }
  get exportAccount() {
    const { users, sessions, accessTokens, challenges, clock } = this;
    const kept = [users, sessions, accessTokens, challenges] as const;
    return new ExportAccount(...kept, new NothingElsewhere(), clock);
  }
  get deleteAccount() {
    const { users, sessions, farewells, challenges, proof, work, ids, clock } = this;
    return new DeleteAccount(users, sessions, farewells, challenges, proof, work, ids, clock);
  }
  get sendFarewell() {
    return new SendFarewell(this.farewells, links, this.mail, this.work);
  }
  get governAccount() {
    return new GovernAccount(this.users, this.sessions, this.work, this.clock);
  }
  get issueAccessToken() {
    const { users, sessions, accessTokens, secrets, work, ids, clock } = this;
    return new IssueAccessToken(users, sessions, accessTokens, secrets, work, ids, clock);
  }
  get sendTokenNotice() {
    return new SendTokenNotice(this.accessTokens, this.users, links, this.mail);
  }
  get revokeAccessToken() {
    return new RevokeAccessToken(this.work, this.accessTokens, this.clock);
  }

  /** Signs up with an address of example.com. */
  join(name = 'asha'): Promise<SignedIn> {
    const email = `${name}@example.com`;
    const person = { name, email, password: PASSWORD, role: 'student' } as const;
    return this.signUp.execute({ ...person, device: CURL, termsVersion: 1 });
  }

  /** Has the person's mailbox proved. */
  async confirmAddress({ session }: SignedIn): Promise<void> {
    const user = await this.users.lock(session.userId);
    user?.verifyEmail(this.clock.now());
    if (user) await this.users.save(user);
  }

  login(name = 'asha', password = PASSWORD, device: Device = CURL): Promise<SignedIn> {
    return this.logIn.execute({ email: `${name}@example.com`, password, device });
  }

  /** Issues an access token for this person; the result tells later whether it is still live. */
  async giveToken({ session }: SignedIn): Promise<() => Promise<boolean>> {
    const { userId, id: sessionId } = session;
    const asked = { name: 'Reports', scopes: ['profile:read'], days: 30 } as const;
    const { token } = await this.issueAccessToken.execute({ userId, sessionId, ...asked });
    return async () => (await this.accessTokens.find(token.id))?.isLive(this.clock.now()) ?? false;
  }

  async isLive({ session }: SignedIn): Promise<boolean> {
    return (await this.sessions.find(session.id))?.isLive(this.clock.now()) ?? false;
  }

  /** Requests a code, and opens and mails it as the worker does. */
  async askForCode(email = 'asha@example.com'): Promise<void> {
    await this.requestOtp.execute({ email });
    await this.runErrands();
  }

  /** Hands the pending facts about codes to their subscribers. */
  async runErrands(): Promise<void> {
    for (let fact = this.facts.shift(); fact; fact = this.facts.shift()) {
      const payload = fact.payload as Record<string, string>;
      const { requestId = '', challengeId = '', changeId = '', farewellId = '' } = payload;
      if (fact.type === ResetAsked.name) await this.openOtpChallenge.execute({ requestId });
      if (fact.type === OtpRequested.name) await this.sendOtpMail.execute({ challengeId });
      if (fact.type === EmailChangeAsked.name)
        await this.sendEmailChangeMail.execute({ challengeId });
      if (fact.type === EmailChanged.name)
        await this.sendEmailChangeNotice.execute({ changeId, mailId: `notice of ${changeId}` });
      if (fact.type === FarewellDue.name)
        await this.sendFarewell.execute({ farewellId, mailId: `farewell ${farewellId}` });
    }
  }

  /** The secret mailed for the newest challenge. */
  newestSecret(): string {
    const newest = this.challenges.all.at(-1);
    return newest ? this.codes.secretOf(newest) : '';
  }
}
