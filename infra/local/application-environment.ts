import { join } from 'node:path';
import type { Secrets } from './secrets.ts';
import { SERVER_ENVIRONMENT } from './server-flags.ts';
import { ROOT, type Settings } from './settings.ts';

/** What the application is told: local defaults, then what the person set, then what we decided. */
export function applicationEnvironment(
  settings: Settings,
  secrets: Secrets,
  given: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const { SESSION_SECRET, OTP_SECRET, SANDBOX_SECRET, MEDIA_SECRET, CERTIFICATE_SECRET } = secrets;
  return {
    ...SERVER_ENVIRONMENT,
    APP_ENV: 'development',
    NODE_ENV: 'production',
    // Nobody spreads the load here, so nobody needs time to notice.
    DRAIN_SECONDS: '0',
    DEMO_WORLD: settings.production ? '0' : '1',
    CLIENT_DIR: join(ROOT, 'frontend/dist'),
    NODE_COMPILE_CACHE: join(settings.dataDir, 'cache/compiled'),
    SESSION_SECRET,
    OTP_SECRET,
    MEDIA_SECRET,
    CERTIFICATE_SECRET,
    // Production refuses what belongs to a twin.
    ...(settings.production ? {} : { SANDBOX_SECRET }),
    // An empty variable means the same as an absent one: it must not take the place of a default.
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
  };
}
