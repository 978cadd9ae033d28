import type { ComponentType } from 'react';
import type { Feature } from '../../shared/feature';
import type { Access } from '../../shared/session/guards';

/** One screen: its address, who may open it, and the page that is loaded when it is opened. */
export interface RouteEntry {
  path: string;
  access: Access;
  load: () => Promise<{ default: ComponentType }>;
  /** What the page needs in the store besides the features of the first load. */
  features?: () => Promise<{ default: readonly Feature[] }>;
}
