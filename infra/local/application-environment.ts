import { join } from 'node:path';
import type { Secrets } from './secrets.ts';
import { SERVER_ENVIRONMENT } from './server-flags.ts';
import { ROOT, type Settings } from './settings.ts';

/** The application's environment: local defaults, then the user's settings, then our fixed values. */
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
    // There is no load balancer here that needs time to notice.
    DRAIN_SECONDS: '0',
    DEMO_WORLD: settings.production ? '0' : '1',
    CLIENT_DIR: join(ROOT, 'frontend/dist'),
    NODE_COMPILE_CACHE: join(settings.dataDir, 'cache/compiled'),
    SESSION_SECRET,
    OTP_SECRET,
    MEDIA_SECRET,
    CERTIFICATE_SECRET,
    // Production refuses the settings of sandbox services.
    ...(settings.production ? {} : { SANDBOX_SECRET }),
    // An empty variable counts as absent: it must not replace a default.
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
  };
}
