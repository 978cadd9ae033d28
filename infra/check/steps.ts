import { tool } from '../test/command.ts';
import { driftDatabase } from './drift-database.ts';

export interface Step {
  name: string;
  command: string[];
  /** Its tests are among those of the backend, so `make test` runs them there. */
  isAlsoTest?: true;
  /** Sets up what the step needs; `release` runs after the step. */
  prepare?: () => Promise<{ env: NodeJS.ProcessEnv; release: () => Promise<void> }>;
}

const types = (workspace: string): Step => ({
  name: `types of ${workspace}`,
  command: [tool('tsc'), '-p', workspace],
});

const jest = [process.execPath, '--experimental-vm-modules', '--no-warnings', tool('jest')];
const hotReads = ['--selectProjects', 'integration', '--testPathPatterns', 'test/performance'];

const CLIENT_TYPES = ['../docs/openapi.json', '--output', 'src/shared/api/schema.d.ts'];
const walls = ['backend/src', 'frontend/src', '--config', '.dependency-cruiser.mjs'];

/** Longest first, because two run at a time. */
export const STEPS: Step[] = [
  { name: 'lint', command: [tool('eslint'), '.', '--max-warnings', '0'] },
  {
    name: 'format',
    command: [tool('prettier'), '--check', '.', '--log-level', 'warn', '--cache'],
  },
  {
    name: 'queries, plans and weight of hot reads',
    command: [...jest, '--config', 'backend/jest.config.js', ...hotReads],
    isAlsoTest: true,
  },
  { name: 'unused exports and packages', command: [tool('knip'), '--no-progress'] },
  types('backend'),
  types('backend/bench'),
  types('frontend'),
  types('frontend/e2e'),
  types('infra'),
  { name: 'size of the client', command: [process.execPath, 'infra/check/size-budget.ts'] },
  { name: 'walls', command: [tool('depcruise'), ...walls] },
  {
    name: 'OpenAPI drift',
    command: [process.execPath, 'backend/dist/openapi.js', '--check'],
  },
  {
    name: 'settings drift',
    command: [process.execPath, 'infra/check/settings-page.ts', '--check'],
  },
  {
    name: 'breaking changes of the API',
    command: [process.execPath, 'infra/check/api-breaks-gate.ts'],
  },
  {
    name: 'the gate bites',
    command: [process.execPath, '--test', 'infra/check/api-breaks.test.ts'],
  },
  { name: 'OpenAPI lint', command: [process.execPath, 'infra/check/openapi-lint.ts'] },
  { name: 'what documents name', command: [process.execPath, 'infra/check/docs-truth.ts'] },
  {
    name: 'licenses',
    command: [process.execPath, 'infra/check/licenses.ts', '--check'],
  },
  {
    name: 'client types drift',
    command: [
      'npm',
      'exec',
      '--workspace=frontend',
      '--',
      'openapi-typescript',
      ...CLIENT_TYPES,
      '--check',
    ],
  },
  {
    name: 'migration drift',
    command: [process.execPath, 'backend/dist/prepare.js', '--check-drift'],
    prepare: driftDatabase,
  },
];
