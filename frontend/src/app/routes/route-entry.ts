import type { ComponentType } from 'react';
import type { Access } from '../../shared/session/guards';

/** One screen: its address, who may open it, and the page that is loaded when it is opened. */
export interface RouteEntry {
  path: string;
  access: Access;
  load: () => Promise<{ default: ComponentType }>;
}
