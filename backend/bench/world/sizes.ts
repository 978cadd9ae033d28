import type { Size } from '../floors/ladder-command.ts';
import { asAdmin, databaseNamed } from './server.ts';
import type { Workbench } from './workbench.ts';

const MADE = `select rung->>'name' as name, (rung->>'width')::integer as width, (rung->>'height')::integer as height,
    coalesce((rung->>'copied')::boolean, false) as copied
  from catalog.video, jsonb_array_elements(renditions) as rung where lecture_id = $1`;
/** The product's limits, by the shorter side. */
const KILOBITS: Record<string, number> = { '144p': 180, '240p': 400, '360p': 800, '480p': 1_400 };
const TOP_KILOBITS = 2_800;

/** The sizes that were made of a lecture's video, so that a reference makes the same. */
export async function sizesOf(
  bench: Workbench,
  databaseUrl: string,
  lectureId: string,
): Promise<Size[]> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const { rows } = await asAdmin(databaseNamed(bench.database.adminUrl, name), (admin) =>
    admin.query<Omit<Size, 'kilobits'>>(MADE, [lectureId]),
  );
  return rows.map((size) => ({ ...size, kilobits: KILOBITS[size.name] ?? TOP_KILOBITS }));
}
