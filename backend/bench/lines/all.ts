import { accounts } from './accounts.ts';
import { growth, hotCatalogue, pageAfterPage } from './catalogue.ts';
import { hotCourse, scaling, watchers } from './crowds.ts';
import { dashboard } from './dashboard.ts';
import { growingCourse } from './growing-course.ts';
import { journey } from './journey.ts';
import type { Line } from './line.ts';
import { overload } from './overload.ts';
import { pickUp } from './pick-up.ts';
import { search, searchQuality } from './search.ts';
import { segments } from './segments.ts';
import { startUp } from './start-up.ts';
import { uploads } from './uploads.ts';

/** In the order of the yardstick. */
export const LINES: Line[] = [
  ...[hotCatalogue, pageAfterPage, growth, search, searchQuality, accounts, uploads, segments],
  ...[pickUp, growingCourse, dashboard, startUp, journey],
  ...[scaling, hotCourse, watchers, overload],
];
