import type { Plugin } from 'vite';
import { changePackages } from '../../../infra/local/change-packages.ts';
import { HLS } from './hls-left-out.ts';
import { LUCIDE } from './lucide.ts';
import { ROUTER } from './router.ts';
import { VIDSTACK } from './vidstack.ts';

/** Takes out of packages what no page of ours uses and a bundler cannot know it. */
export const lighterPackages = (): Plugin => ({
  ...changePackages('lighter-packages', [...ROUTER, ...LUCIDE, ...VIDSTACK, ...HLS]),
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
});
