import type { INestApplicationContext } from '@nestjs/common';
import { PasswordHasher } from '../../modules/identity/application/passwords/password-hasher.js';
import { PHOTO_WIDTHS, photoFolder } from '../../modules/identity/infrastructure/photo.js';
import { Ids } from '../../platform/application/ids.js';
import { Pictures } from '../../platform/application/pictures.js';
import { drawPortrait } from './demo-portraits.js';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-world.js';

/** What the demo world's people need and no database: half of the work of making them. */
export interface DemoSupplies {
  readonly passwordHash: string;
  /** By email address, of those with a portrait. */
  readonly photoIds: ReadonlyMap<string, string>;
}

export async function gatherSupplies(app: INestApplicationContext): Promise<DemoSupplies> {
  const passwordHash = await app.get(PasswordHasher).hash(DEMO_PASSWORD);
  const photoIds = new Map<string, string>();
  for (const { email, name, portrait } of DEMO_PEOPLE) {
    if (!portrait) continue;
    const photoId = app.get(Ids).next();
    const picture = await drawPortrait(name, portrait);
    await app.get(Pictures).keep(name, photoFolder(photoId), picture, PHOTO_WIDTHS);
    photoIds.set(email, photoId);
  }
  return { passwordHash, photoIds };
}
