/** A small tree that follows every rule: source text by file name. */
export const LEGAL: Record<string, string> = {
  'backend/src/main.ts': "import './app/app.module.js';",
  'backend/src/app/app.module.ts':
    "import '../modules/catalog/catalog.module.js';\nimport '../modules/learning/contract.js';\nimport '../platform/infrastructure/clock.js';",
  'backend/src/app/migrations.ts':
    "import '../modules/catalog/infrastructure/persistence/migrations.js';",
  'backend/src/platform/domain/money.ts': 'export const money = 1;',
  'backend/src/platform/application/files.ts':
    "import type { Readable } from 'node:stream';\nimport { money } from '../domain/money.js';\nexport type Source = Readable;\nexport const files = money;",
  'backend/src/platform/infrastructure/clock.ts':
    "import 'node:fs';\nimport '@nestjs/core';\nexport const clock = 1;",
  'backend/src/platform/testing/fixed-clock.ts': 'export const fixedClock = 1;',
  'backend/src/modules/catalog/catalog.module.ts': "import './infrastructure/http/controller.js';",
  'backend/src/modules/catalog/contract.ts':
    "export { course } from './domain/course.js';\nexport { money } from '../../platform/domain/money.js';",
  'backend/src/modules/catalog/domain/course.ts':
    "import { money } from '../../../platform/domain/money.js';\nexport const course = money;",
  'backend/src/modules/catalog/domain/course.spec.ts':
    "import '@jest/globals';\nimport '../testing/builders.js';\nimport '../../../platform/testing/fixed-clock.js';",
  'backend/src/modules/catalog/testing/builders.ts': "import '../domain/course.js';",
  'backend/src/modules/catalog/application/publish-course.ts':
    "import '@nestjs/common';\nimport '../domain/course.js';\nimport '../../../platform/application/files.js';",
  'backend/src/modules/catalog/infrastructure/http/controller.ts':
    "import '@nestjs/common';\nimport '../../application/publish-course.js';\nimport '../../../../platform/infrastructure/clock.js';",
  'backend/src/modules/catalog/infrastructure/events/count-enrollment.ts':
    "import '../../../learning/contract.js';",
  'backend/src/modules/catalog/infrastructure/persistence/migrations.ts':
    'export const migrations = 1;',
  'backend/src/modules/learning/contract.ts': 'export const learning = 1;',
  'backend/src/modules/learning/application/enroll-learner.ts':
    "import '../../catalog/contract.js';",
  'frontend/src/main.tsx': "import './app/home-page';",
  'frontend/src/app/home-page.tsx': "import '../features/catalog/catalog-list';",
  'frontend/src/features/catalog/catalog-list.tsx':
    "import type { Client } from '../../shared/api/client';\nimport '../../shared/ui/button';\nexport type Props = Client;",
  'frontend/src/features/catalog/catalog.saga.ts': "import '../../shared/api/client';",
  'frontend/src/features/reviews/reviews.slice.ts': 'export const reviews = 1;',
  'frontend/src/shared/api/client.ts': 'export type Client = 1;\nexport const client = 1;',
  'frontend/src/shared/ui/button.tsx': 'export const button = 1;',
};

export interface Planted {
  rule: string;
  /** The violation in the planted file. */
  sin: string;
  file: string;
  imports: string;
  /** Its imports that are not in the legal tree. */
  also?: Record<string, string>;
}

// `payouts` and `wishlist` do not exist: the walls must hold for future modules.
const PAYOUTS = 'backend/src/modules/payouts';
const payoutsContract = { [`${PAYOUTS}/contract.ts`]: 'export const payouts = 1;' };
const payoutsDomain = { [`${PAYOUTS}/domain/payout.ts`]: 'export const payout = 1;' };
const wishlist = { 'frontend/src/features/wishlist/wishlist.slice.ts': 'export const wish = 1;' };

const asks = (module: string, asked: string, also?: Record<string, string>): Planted => ({
  rule: `arrows-of-${module}`,
  sin: `${module} asks ${asked}`,
  file: `backend/src/modules/${module}/infrastructure/asking-${asked}.ts`,
  imports: `../../${asked}/contract.js`,
  ...(also ? { also } : {}),
});

export const PLANTED: Planted[] = [
  {
    rule: 'domain-is-pure',
    sin: 'a domain uses an npm package',
    file: 'backend/src/modules/catalog/domain/validated.ts',
    imports: 'zod',
  },
  {
    rule: 'domain-is-pure',
    sin: 'a new domain reads a file',
    file: `${PAYOUTS}/domain/reading.ts`,
    imports: 'node:fs',
  },
  {
    rule: 'domain-is-pure',
    sin: 'a new domain looks out of its room',
    file: `${PAYOUTS}/domain/looking.ts`,
    imports: '../application/pay.js',
    also: { [`${PAYOUTS}/application/pay.ts`]: 'export const pay = 1;' },
  },
  {
    rule: 'kernel-is-pure',
    sin: 'the kernel draws random numbers',
    file: 'backend/src/platform/domain/dice.ts',
    imports: 'node:crypto',
  },
  {
    rule: 'contract-is-plain',
    sin: 'a new contract shows its use cases',
    file: `${PAYOUTS}/contract.ts`,
    imports: './application/pay.js',
  },
  {
    rule: 'application-sees-ports',
    sin: 'a use case knows its adapter',
    file: 'backend/src/modules/catalog/application/knowing-adapter.ts',
    imports: '../infrastructure/http/controller.js',
  },
  {
    rule: 'application-sees-ports',
    sin: 'a use case of a new module knows an adapter of the platform',
    file: `${PAYOUTS}/application/knowing-platform.ts`,
    imports: '../../../platform/infrastructure/clock.js',
  },
  {
    rule: 'platform-application-sees-kernel',
    sin: 'a shared port knows its adapter',
    file: 'backend/src/platform/application/knowing.ts',
    imports: '../infrastructure/clock.js',
  },
  {
    rule: 'application-has-no-tools',
    sin: 'a use case talks to the ORM',
    file: 'backend/src/modules/catalog/application/with-orm.ts',
    imports: '@mikro-orm/core',
  },
  {
    rule: 'application-has-no-tools',
    sin: 'a use case of a new module writes files',
    file: `${PAYOUTS}/application/writing.ts`,
    imports: 'node:fs',
  },
  {
    rule: 'modules-meet-at-contracts',
    sin: 'a module walks into a new one past its door',
    file: 'backend/src/modules/learning/infrastructure/trespassing.ts',
    imports: '../../payouts/domain/payout.js',
    also: payoutsDomain,
  },
  {
    rule: 'modules-meet-at-contracts',
    sin: 'a new module walks into an old one past its door',
    file: `${PAYOUTS}/infrastructure/trespassing.ts`,
    imports: '../../catalog/domain/course.js',
  },
  asks('identity', 'catalog'),
  asks('catalog', 'learning'),
  asks('learning', 'payouts', payoutsContract),
  asks('commerce', 'payouts'),
  asks('reviews', 'payouts'),
  asks('questions', 'payouts'),
  asks('quizzes', 'payouts'),
  asks('operations', 'catalog'),
  asks('integrations', 'catalog'),
  {
    rule: 'arrows-of-new-modules',
    sin: 'a new module asks before its arrow is drawn',
    file: `${PAYOUTS}/infrastructure/asking.ts`,
    imports: '../../catalog/contract.js',
  },
  {
    rule: 'platform-knows-no-module',
    sin: 'the platform knows a new module',
    file: 'backend/src/platform/infrastructure/knowing-module.ts',
    imports: '../../modules/payouts/contract.js',
  },
  {
    rule: 'nobody-imports-app',
    sin: 'a new module reaches for composition',
    file: `${PAYOUTS}/infrastructure/composing.ts`,
    imports: '../../../app/app.module.js',
  },
  {
    rule: 'app-uses-the-doors',
    sin: 'composition reaches behind a door',
    file: 'backend/src/app/reaching.ts',
    imports: '../modules/payouts/domain/payout.js',
  },
  {
    rule: 'app-uses-the-doors',
    sin: 'composition takes the migrations of a new module along',
    file: 'backend/src/app/migrating.ts',
    imports: '../modules/payouts/infrastructure/persistence/migrations.js',
    also: { [`${PAYOUTS}/infrastructure/persistence/migrations.ts`]: 'export const steps = 1;' },
  },
  {
    rule: 'app-migrations-takes-migrations',
    sin: 'the list of migrations reaches for more of a new module',
    file: 'backend/src/app/migrations.ts',
    imports: '../modules/payouts/domain/payout.js',
  },
  {
    rule: 'shared-knows-no-feature',
    sin: 'a shared part knows a new feature',
    file: 'frontend/src/shared/ui/knowing.tsx',
    imports: '../../features/wishlist/wishlist.slice',
    also: wishlist,
  },
  {
    rule: 'features-do-not-know-app',
    sin: 'a new feature knows its page',
    file: 'frontend/src/features/wishlist/knowing-page.tsx',
    imports: '../../app/home-page',
  },
  {
    rule: 'features-do-not-meet',
    sin: 'a feature uses a new one',
    file: 'frontend/src/features/reviews/meeting.ts',
    imports: '../wishlist/wishlist.slice',
  },
  {
    rule: 'only-sagas-call-the-api',
    sin: 'a screen of a new feature calls the server',
    file: 'frontend/src/features/wishlist/wish-button.tsx',
    imports: '../../shared/api/client',
  },
  {
    rule: 'test-helpers-stay-in-tests',
    sin: 'production code of a new module uses a twin',
    file: `${PAYOUTS}/infrastructure/with-twin.ts`,
    imports: '../../../platform/testing/fixed-clock.js',
  },
  {
    rule: 'tests-and-bench-stay-outside',
    sin: 'production code uses what the bench brought',
    file: 'backend/src/platform/infrastructure/with-floor.ts',
    imports: '../../../bench/floors/listen.js',
    also: { 'backend/bench/floors/listen.ts': 'export const listen = 1;' },
  },
  {
    rule: 'no-development-packages',
    sin: 'production code needs a test tool',
    file: 'backend/src/platform/infrastructure/with-test-tool.ts',
    imports: 'fast-check',
  },
  {
    rule: 'no-cycles',
    sin: 'two files of a new module need each other',
    file: `${PAYOUTS}/infrastructure/egg.ts`,
    imports: './hen.js',
    also: { [`${PAYOUTS}/infrastructure/hen.ts`]: "import './egg.js';" },
  },
  {
    rule: 'no-dangling-imports',
    sin: 'an import leads nowhere',
    file: 'backend/src/app/dangling.ts',
    imports: './nowhere.js',
  },
];
