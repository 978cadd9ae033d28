import type { ComponentType } from 'react';
import type { Feature } from '../../shared/feature';
import type { Access } from '../../shared/session/guards';

/** One screen: its path, who may open it, and the page to load. */
export interface RouteEntry {
  path: string;
  access: Access;
  load: () => Promise<{ default: ComponentType }>;
  /** Features the page needs in the store besides those of the first load. */
  features?: () => Promise<{ default: readonly Feature[] }>;
}
