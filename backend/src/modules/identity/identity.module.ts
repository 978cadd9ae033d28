import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { Authenticator } from '../../platform/infrastructure/http/access/authenticator.js';
import { Log } from '../../platform/infrastructure/logging/log.js';
import { ClientLinks } from './application/mails/client-links.js';
import { SignInProvider } from './application/sessions/sign-in-provider.js';
import { IdentityApi } from './contract.js';
import { AccessTokensController } from './infrastructure/http/access-tokens.controller.js';
import { AccountController } from './infrastructure/http/account.controller.js';
import { AuthController } from './infrastructure/http/auth.controller.js';
import { EmailChangeController } from './infrastructure/http/email-change.controller.js';
import { LoopbackIdentityController } from './infrastructure/http/loopback-identity.controller.js';
import { OpsUsersController } from './infrastructure/http/ops-users.controller.js';
import { PasswordResetController } from './infrastructure/http/password-reset.controller.js';
import { SessionsController } from './infrastructure/http/sessions.controller.js';
import { UserController } from './infrastructure/http/user.controller.js';
import { VerificationController } from './infrastructure/http/verification.controller.js';
import { SqlIdentityApi } from './infrastructure/persistence/sql-identity-api.js';
import { PublicLinks } from './infrastructure/public-links.js';
import { PassportAuthenticator } from './infrastructure/security/passport-authenticator.js';
import { LoopbackIdentity } from './infrastructure/sign-in/loopback-identity.js';
import { NoProvider } from './infrastructure/sign-in/no-provider.js';
import { OidcProvider } from './infrastructure/sign-in/oidc-provider.js';
import { accessTokensProviders } from './providers/access-tokens.js';
import { accountsProviders } from './providers/accounts.js';
import { emailProviders } from './providers/email.js';
import { passwordsProviders } from './providers/passwords.js';
import { sessionsProviders } from './providers/sessions.js';

@Global()
@Module({})
export class IdentityModule {
  static register(config: Config): DynamicModule {
    const clientId = config.get('GOOGLE_CLIENT_ID');
    const loopback =
      !clientId && config.hasDevelopmentDoors
        ? new LoopbackIdentity(config.get('SESSION_SECRET'))
        : null;
    const provider = (log: Log) =>
      clientId ? OidcProvider.google(clientId, log) : (loopback?.provider(log) ?? new NoProvider());
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
        ...accountsProviders,
        ...sessionsProviders(config),
        ...passwordsProviders(config),
        ...emailProviders,
        ...accessTokensProviders,
        ...(loopback ? [{ provide: LoopbackIdentity, useValue: loopback }] : []),
        { provide: SignInProvider, inject: [Log], useFactory: provider },
        { provide: ClientLinks, useFactory: () => new PublicLinks(config.publicUrl) },
        { provide: Authenticator, useClass: PassportAuthenticator },
        { provide: IdentityApi, useClass: SqlIdentityApi },
      ],
      exports: [Authenticator, IdentityApi],
    };
  }
}
