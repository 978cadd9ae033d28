import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '../local/plain-error.ts';
import { ROOT } from '../local/settings.ts';
import { onPath } from './services/apt.ts';

// Chromium as root in a closed network: no sandbox, no background requests; media plays without a click.
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const runs = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** The environment variables that give Playwright a browser: CHROMIUM_PATH, an installed one, or npm's. */
export async function findBrowser(): Promise<NodeJS.ProcessEnv> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!runs(chosen)) throw new PlainError(`CHROMIUM_PATH does not lead to a browser: ${chosen}`);
    return { CHROMIUM_PATH: chosen };
  }
  const installed = [...INSTALLED.map(onPath), MAC].find((path) => path && runs(path));
  return installed ? { CHROMIUM_PATH: installed } : browserOfNpm();
}

/** The same for starting a browser without Playwright's runner. */
export async function browserOptions(): Promise<{
  args: string[];
  executablePath: string;
  env: Record<string, string>;
}> {
  const all = Object.entries({ ...process.env, ...(await findBrowser()) });
  const env = Object.fromEntries(all.filter((entry): entry is [string, string] => !!entry[1]));
  return { args: BROWSER_ARGS, executablePath: env['CHROMIUM_PATH'] ?? '', env };
}

/**
 * npm's Chromium is made for AWS Lambda. With these variables it also unpacks libraries that small systems lack, so
 * neither root nor apt is needed.
 */
async function browserOfNpm(): Promise<NodeJS.ProcessEnv> {
  const { TMPDIR } = process.env;
  // It unpacks to a fixed name in the temporary folder, which another user may have created.
  process.env['TMPDIR'] = join(ROOT, 'node_modules/.cache/chromium');
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x';
  mkdirSync(process.env['TMPDIR'], { recursive: true });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    if (!runs(path)) throw new PlainError('No browser: install Chromium, or set CHROMIUM_PATH.');
    return {
      CHROMIUM_PATH: path,
      LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'],
      FONTCONFIG_FILE: fontsBeside(path),
    };
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    delete process.env['AWS_LAMBDA_JS_RUNTIME'];
  }
}

/** Without any font on the system, Chromium crashes on the first page; then its bundled fonts are used. */
function fontsBeside(chromium: string): string {
  const folder = dirname(chromium);
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  return file;
}
