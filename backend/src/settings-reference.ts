import { settingsReference } from './platform/infrastructure/config/settings-reference.js';

// Prints docs/ops/settings.md; infra/check/settings-page.ts formats, writes and compares it.
process.stdout.write(settingsReference());
