import { defineConfig } from '@playwright/test';
import { ROOT } from '../local/settings.ts';

// Chromium as root in a closed network: no sandbox, no calls home; media plays without a click.
const args = [
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

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: `${ROOT}/frontend/e2e`,
  testMatch: '*.story.ts',
  outputDir: `${ROOT}/test-results`,
  globalSetup: './stack-for-stories.ts',
  // One stack for all stories: they make their own people and courses and share nothing else.
  workers: 1,
  timeout: 180_000,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'] ?? '',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
});
