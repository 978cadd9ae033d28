import type { Plugin } from 'vite';
import { changePackages } from '../../../infra/build/change-packages.ts';
import { CAPTIONS } from './captions.ts';
import { HLS } from './hls-left-out.ts';
import { LUCIDE } from './lucide.ts';
import { ROUTER } from './router.ts';
import { VIDSTACK } from './vidstack.ts';

/** Removes from packages what our pages never use and a bundler cannot detect, and closes a hole of one. */
export const lighterPackages = (): Plugin => ({
  ...changePackages('lighter-packages', [...ROUTER, ...LUCIDE, ...VIDSTACK, ...CAPTIONS, ...HLS]),
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
});
