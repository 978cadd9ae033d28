import { defineConfig } from '@playwright/test';
import { ROOT } from '../local/settings.ts';
import { BROWSER_ARGS } from './browser.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: `${ROOT}/frontend/e2e`,
  testMatch: '*.story.ts',
  outputDir: `${ROOT}/test-results`,
  globalSetup: './stack-for-stories.ts',
  // One stack for all stories: they create their own users and courses and share nothing else, so two can run at once.
  workers: 2,
  timeout: 180_000,
  // Generous, so that a slow machine does not cause failures.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'] ?? '',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
