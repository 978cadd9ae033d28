import { join } from 'node:path';
import type { Settings } from './settings.ts';

type Row = [label: string, text: string];

const DEMO_PEOPLE: readonly Row[] = [
  ['learner', 'learner@lectern.test'],
  ['educator', 'educator@lectern.test'],
  ['ops', 'ops@lectern.test'],
  ['password', 'lectern-demo (all three)'],
];

/** The values that the server reads as false for DEMO_WORLD. */
const NO = /^(0|n|no|off|false|disabled)$/i;

/** What somebody who has just started Lectern needs to know. */
export function card(
  settings: Settings,
  seconds: number,
  env: NodeJS.ProcessEnv,
  logs = join(settings.dataDir, 'logs'),
): string {
  const { publicUrl, dataDir, production, databaseUrl } = settings;
  const hasDemoWorld = !production && !NO.test(env['DEMO_WORLD'] ?? '');
  const isAllOurs = !databaseUrl && !env['S3_ENDPOINT'];
  const rows: Row[] = [
    ['Open', publicUrl],
    ...(hasDemoWorld ? DEMO_PEOPLE : []),
    ['API docs', `${publicUrl}/api/docs`],
    ...(production ? [] : [['Mail box', `${publicUrl}/dev/mail`] satisfies Row]),
    ['Data', databaseUrl ? `${dataDir}, and your own DATABASE_URL` : dataDir],
    ['Logs', logs],
    ['Stop', 'Ctrl-C'],
    ...(isAllOurs ? [['Reset', 'make reset (deletes all data)'] satisfies Row] : []),
  ];
  const label = Math.max(...rows.map(([name]) => name.length));
  const lines = [
    `Lectern is ready (${seconds.toFixed(1)} s)`,
    '',
    ...rows.map(([name, text]) => `${name.padEnd(label)}  ${text}`),
  ];
  const width = Math.max(...lines.map((line) => line.length));
  const rule = '─'.repeat(width + 2);
  const framed = lines.map((line) => `│ ${line.padEnd(width)} │`);
  return [`┌${rule}┐`, ...framed, `└${rule}┘`].join('\n');
}
