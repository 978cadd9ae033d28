import type { Provider } from '@nestjs/common';
import type { Config } from '../../../platform/infrastructure/config/config.js';
import { EndOtherSessions } from '../application/sessions/end-other-sessions.js';
import { EndSession } from '../application/sessions/end-session.js';
import { ListSessions } from '../application/sessions/list-sessions.js';
import { LogIn } from '../application/sessions/log-in.js';
import { LogOut } from '../application/sessions/log-out.js';
import { SessionStarter } from '../application/sessions/session-starter.js';
import { SignInWithProvider } from '../application/sessions/sign-in-with-provider.js';
import { SignUp } from '../application/sessions/sign-up.js';
import { Sessions } from '../domain/sessions.js';
import { SessionCookies } from '../infrastructure/http/session-cookies.js';
import { MikroSessions } from '../infrastructure/persistence/mikro-sessions.js';
import { LiveSessions } from '../infrastructure/security/live-sessions.js';
import { SessionCache } from '../infrastructure/security/session-cache.js';
import { SessionStrategy } from '../infrastructure/security/session-strategy.js';
import { SessionTokens } from '../infrastructure/security/session-tokens.js';

export function sessionsProviders(config: Config): Provider[] {
  return [
    EndOtherSessions,
    EndSession,
    ListSessions,
    LogIn,
    LogOut,
    SessionStarter,
    SignInWithProvider,
    SignUp,
    SessionCookies,
    SessionStrategy,
    SessionCache,
    LiveSessions,
    { provide: Sessions, useClass: MikroSessions },
    {
      provide: SessionTokens,
      useFactory: () =>
        new SessionTokens(config.get('SESSION_SECRET'), config.get('SESSION_SECRET_PREVIOUS')),
    },
  ];
}
