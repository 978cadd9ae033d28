import { accounts } from './accounts.ts';
import { browser } from './browser.ts';
import { client } from './client.ts';
import { growth, hotCatalog, pageAfterPage } from './catalog.ts';
import { hotCourse, scaling, watchers } from './crowds.ts';
import { dashboard } from './dashboard.ts';
import { firstSegment } from './first-segment.ts';
import { growingCourse } from './growing-course.ts';
import { journey } from './journey.ts';
import type { Line } from './line.ts';
import { overload } from './overload.ts';
import { pickUp } from './pick-up.ts';
import { progress } from './progress.ts';
import { search, searchQuality } from './search.ts';
import { segments } from './segments.ts';
import { sessionCheck } from './session-check.ts';
import { startUp } from './start-up.ts';
import { timing } from './timing.ts';
import { transcode } from './transcode.ts';
import { uploads } from './uploads.ts';

/** In the order of the results. */
export const LINES: Line[] = [
  ...[hotCatalog, pageAfterPage, growth, search, searchQuality, accounts],
  ...[sessionCheck, timing],
  ...[transcode, firstSegment, uploads, segments],
  ...[pickUp, growingCourse, dashboard, startUp, journey, client, browser],
  ...[scaling, hotCourse, watchers, progress, overload],
];
