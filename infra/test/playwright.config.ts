import { defineConfig } from '@playwright/test';
import { ROOT } from '../local/settings.ts';
import { BROWSER_ARGS } from './browser.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: `${ROOT}/frontend/e2e`,
  testMatch: '*.story.ts',
  outputDir: `${ROOT}/test-results`,
  globalSetup: './stack-for-stories.ts',
  // One stack for all stories: they create their own users and courses and share nothing else, so some can run at once.
  // They also wait, for videos and debounced requests: on two cores, three took 158 s where two took 206.
  workers: 3,
  // Generous, so that a slow machine does not cause failures: there, the longest story took 150 s.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'] ?? '',
    screenshot: 'only-on-failure',
    // Its pictures of every moment took a sixth of the time, its copies of every page a tenth.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
