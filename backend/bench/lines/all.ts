import { growth, hotCatalogue, pageAfterPage } from './catalogue.ts';
import type { Line } from './line.ts';

/** In the order of the yardstick. */
export const LINES: Line[] = [hotCatalogue, pageAfterPage, growth];
