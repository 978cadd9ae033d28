import type { Row } from '../harness/row.ts';
import type { Workbench } from '../world/workbench.ts';

/** One or several rows of the yardstick that share their preparations. */
export interface Line {
  /** How it is asked for: `make bench LINE=4`. */
  id: string;
  /** Its rows, in order. */
  covers: string[];
  run(bench: Workbench): Promise<Row[]>;
}
