import { accounts } from './accounts.ts';
import { growth, hotCatalogue, pageAfterPage } from './catalogue.ts';
import type { Line } from './line.ts';
import { segments } from './segments.ts';
import { uploads } from './uploads.ts';

/** In the order of the yardstick. */
export const LINES: Line[] = [hotCatalogue, pageAfterPage, growth, accounts, uploads, segments];
