import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from '../../platform/infrastructure/config/config.js';
import { Authenticator } from '../../platform/infrastructure/http/authenticator.js';
import { IdentityApi } from './contract.js';
import { AskEmailChange } from './application/email/ask-email-change.js';
import { ChangePassword } from './application/passwords/change-password.js';
import { ClientLinks } from './application/mails/client-links.js';
import { CommonPasswords } from './application/passwords/common-passwords.js';
import { ConfirmEmailChange } from './application/email/confirm-email-change.js';
import { CreateUser } from './application/accounts/create-user.js';
import { DeleteAccount } from './application/accounts/delete-account.js';
import { EndOtherSessions } from './application/sessions/end-other-sessions.js';
import { EndSession } from './application/sessions/end-session.js';
import { ExportAccount } from './application/accounts/export-account.js';
import { IssueAccessToken } from './application/access-tokens/issue-access-token.js';
import { RevokeAccessToken } from './application/access-tokens/revoke-access-token.js';
import { TokenSecrets } from './application/access-tokens/token-secrets.js';
import { AccessTokens } from './domain/access-tokens.js';
import { AccessTokensController } from './infrastructure/http/access-tokens.controller.js';
import { MikroAccessTokens } from './infrastructure/persistence/mikro-access-tokens.js';
import { BearerTokens } from './infrastructure/security/bearer-tokens.js';
import { RandomTokenSecrets } from './infrastructure/security/random-token-secrets.js';
import { FindUser } from './application/accounts/find-user.js';
import { ForgetOldCredentials } from './application/passwords/forget-old-credentials.js';
import { GovernAccount } from './application/accounts/govern-account.js';
import { GuessWatch } from './application/passwords/guess-watch.js';
import { ListSessions } from './application/sessions/list-sessions.js';
import { LogIn } from './application/sessions/log-in.js';
import { LogOut } from './application/sessions/log-out.js';
import { OpenOtpChallenge } from './application/passwords/open-otp-challenge.js';
import { OtpCodes } from './application/passwords/otp-codes.js';
import { OtpPolicy } from './application/passwords/otp-policy.js';
import { OwnerProof } from './application/passwords/owner-proof.js';
import { PasswordCheck } from './application/passwords/password-check.js';
import { PasswordHasher } from './application/passwords/password-hasher.js';
import { PasswordRules } from './application/passwords/password-rules.js';
import { RequestOtp } from './application/passwords/request-otp.js';
import { ResetPassword } from './application/passwords/reset-password.js';
import { ResetTokens } from './application/passwords/reset-tokens.js';
import { SendEmailChangeMail } from './application/email/send-email-change-mail.js';
import { SendEmailChangeNotice } from './application/email/send-email-change-notice.js';
import { SendFarewell } from './application/accounts/send-farewell.js';
import { SendOtpMail } from './application/passwords/send-otp-mail.js';
import { SendResetNotice } from './application/passwords/send-reset-notice.js';
import { SendVerification } from './application/email/send-verification.js';
import { SessionStarter } from './application/sessions/session-starter.js';
import { SignInProvider } from './application/sessions/sign-in-provider.js';
import { SignInWithProvider } from './application/sessions/sign-in-with-provider.js';
import { SignUp } from './application/sessions/sign-up.js';
import { UpdateProfile } from './application/accounts/update-profile.js';
import { UsersView } from './application/accounts/users-view.js';
import { VerifyEmail } from './application/email/verify-email.js';
import { VerifyOtp } from './application/passwords/verify-otp.js';
import { Farewells } from './domain/farewells.js';
import { OtpChallenges } from './domain/otp-challenges.js';
import { ResetPermits } from './domain/reset-permits.js';
import { ResetRequests } from './domain/reset-requests.js';
import { Sessions } from './domain/sessions.js';
import { Users } from './domain/users.js';
import { OpenOtpChallengeOnAsked } from './infrastructure/events/open-otp-challenge-on-asked.js';
import { RemovePhotoOnReplacement } from './infrastructure/events/remove-photo-on-replacement.js';
import { SendEmailChangeMailOnAsked } from './infrastructure/events/send-email-change-mail-on-asked.js';
import { SendFarewellOnDue } from './infrastructure/events/send-farewell-on-due.js';
import { SendNoticeOnEmailChanged } from './infrastructure/events/send-notice-on-email-changed.js';
import { SendNoticeOnPasswordChanged } from './infrastructure/events/send-notice-on-password-changed.js';
import { SendNoticeOnPasswordReset } from './infrastructure/events/send-notice-on-password-reset.js';
import { SendOtpMailOnRequest } from './infrastructure/events/send-otp-mail-on-request.js';
import { CredentialKeeper } from './infrastructure/credential-keeper.js';
import { AccountController } from './infrastructure/http/account.controller.js';
import { AuthController } from './infrastructure/http/auth.controller.js';
import { EmailChangeController } from './infrastructure/http/email-change.controller.js';
import { LoopbackIdentityController } from './infrastructure/http/loopback-identity.controller.js';
import { OpsUsersController } from './infrastructure/http/ops-users.controller.js';
import { PasswordResetController } from './infrastructure/http/password-reset.controller.js';
import { SessionCookies } from './infrastructure/http/session-cookies.js';
import { SessionsController } from './infrastructure/http/sessions.controller.js';
import { UserPresenter } from './infrastructure/http/user-view.js';
import { UserController } from './infrastructure/http/user.controller.js';
import { VerificationController } from './infrastructure/http/verification.controller.js';
import { MikroFarewells } from './infrastructure/persistence/mikro-farewells.js';
import { MikroOtpChallenges } from './infrastructure/persistence/mikro-otp-challenges.js';
import { MikroResetPermits } from './infrastructure/persistence/mikro-reset-permits.js';
import { MikroResetRequests } from './infrastructure/persistence/mikro-reset-requests.js';
import { MikroSessions } from './infrastructure/persistence/mikro-sessions.js';
import { MikroUsers } from './infrastructure/persistence/mikro-users.js';
import { SqlIdentityApi } from './infrastructure/persistence/sql-identity-api.js';
import { SqlUsersView } from './infrastructure/persistence/sql-users-view.js';
import { PublicLinks } from './infrastructure/public-links.js';
import { Argon2PasswordHasher } from './infrastructure/security/argon2-password-hasher.js';
import { HotpCodes } from './infrastructure/security/hotp-codes.js';
import { ListedPasswords } from './infrastructure/security/listed-passwords.js';
import { LiveSessions } from './infrastructure/security/live-sessions.js';
import { NoList } from './infrastructure/security/no-list.js';
import { PassportAuthenticator } from './infrastructure/security/passport-authenticator.js';
import { RandomResetTokens } from './infrastructure/security/random-reset-tokens.js';
import { SessionCache } from './infrastructure/security/session-cache.js';
import { SessionStrategy } from './infrastructure/security/session-strategy.js';
import { SessionTokens } from './infrastructure/security/session-tokens.js';
import { LoopbackIdentity } from './infrastructure/sign-in/loopback-identity.js';
import { NoProvider } from './infrastructure/sign-in/no-provider.js';
import { OidcProvider } from './infrastructure/sign-in/oidc-provider.js';

const useCases = [
  AskEmailChange,
  ChangePassword,
  ConfirmEmailChange,
  CreateUser,
  DeleteAccount,
  EndOtherSessions,
  EndSession,
  ExportAccount,
  FindUser,
  ForgetOldCredentials,
  GovernAccount,
  GuessWatch,
  ListSessions,
  LogIn,
  LogOut,
  OpenOtpChallenge,
  OwnerProof,
  PasswordCheck,
  PasswordRules,
  RequestOtp,
  ResetPassword,
  SendEmailChangeMail,
  SendEmailChangeNotice,
  SendFarewell,
  SendOtpMail,
  SendResetNotice,
  SendVerification,
  SessionStarter,
  SignInWithProvider,
  SignUp,
  UpdateProfile,
  VerifyEmail,
  VerifyOtp,
];
const subscribers = [
  OpenOtpChallengeOnAsked,
  RemovePhotoOnReplacement,
  SendEmailChangeMailOnAsked,
  SendFarewellOnDue,
  SendNoticeOnEmailChanged,
  SendNoticeOnPasswordChanged,
  SendNoticeOnPasswordReset,
  SendOtpMailOnRequest,
];
/** Wrong codes of everybody in an hour, after which all mails carry links. */
const SITE_BUDGET = 20;

@Global()
@Module({})
export class IdentityModule {
  static register(config: Config): DynamicModule {
    const clientId = config.get('GOOGLE_CLIENT_ID');
    const loopback =
      !clientId && config.hasDevelopmentDoors
        ? new LoopbackIdentity(config.get('SESSION_SECRET'))
        : null;
    const provider = clientId
      ? OidcProvider.google(clientId)
      : (loopback?.provider() ?? new NoProvider());
    return {
      module: IdentityModule,
      controllers: [
        AuthController,
        PasswordResetController,
        SessionsController,
        AccountController,
        EmailChangeController,
        VerificationController,
        OpsUsersController,
        UserController,
        AccessTokensController,
        ...(loopback ? [LoopbackIdentityController] : []),
      ],
      providers: [
        ...useCases,
        ...subscribers,
        SessionCookies,
        SessionStrategy,
        SessionCache,
        CredentialKeeper,
        LiveSessions,
        UserPresenter,
        ...(loopback ? [{ provide: LoopbackIdentity, useValue: loopback }] : []),
        { provide: SignInProvider, useValue: provider },
        BearerTokens,
        IssueAccessToken,
        RevokeAccessToken,
        { provide: AccessTokens, useClass: MikroAccessTokens },
        { provide: TokenSecrets, useClass: RandomTokenSecrets },
        { provide: Users, useClass: MikroUsers },
        { provide: Sessions, useClass: MikroSessions },
        { provide: OtpChallenges, useClass: MikroOtpChallenges },
        { provide: ResetPermits, useClass: MikroResetPermits },
        { provide: ResetRequests, useClass: MikroResetRequests },
        { provide: Farewells, useClass: MikroFarewells },
        { provide: UsersView, useClass: SqlUsersView },
        { provide: ClientLinks, useFactory: () => new PublicLinks(config.publicUrl) },
        {
          provide: OtpPolicy,
          useFactory: () => new OtpPolicy(config.isProduction ? SITE_BUDGET : null),
        },
        { provide: CommonPasswords, useClass: config.isProduction ? ListedPasswords : NoList },
        { provide: PasswordHasher, useClass: Argon2PasswordHasher },
        { provide: ResetTokens, useClass: RandomResetTokens },
        {
          provide: OtpCodes,
          useFactory: () => new HotpCodes(config.get('OTP_SECRET'), config.get('OTP_DIGITS')),
        },
        {
          provide: SessionTokens,
          useFactory: () =>
            new SessionTokens(config.get('SESSION_SECRET'), config.get('SESSION_SECRET_PREVIOUS')),
        },
        { provide: Authenticator, useClass: PassportAuthenticator },
        { provide: IdentityApi, useClass: SqlIdentityApi },
      ],
      exports: [Authenticator, IdentityApi],
    };
  }
}
