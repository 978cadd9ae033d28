import type { ComponentType } from 'react';
import type { Feature } from '../../shared/feature';
import type { Access } from '../../shared/session/guards';

/** One screen: its path, who may open it, and the page to load. */
export interface RouteEntry {
  path: string;
  access: Access;
  /** A page that needs features of its own in the store brings them along. */
  load: () => Promise<{ default: ComponentType; features?: readonly Feature[] }>;
  /** Features that several pages need, besides those of the first load. */
  features?: () => Promise<{ default: readonly Feature[] }>;
}
