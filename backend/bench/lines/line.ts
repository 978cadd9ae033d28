import type { Row } from '../harness/row.ts';
import type { Workbench } from '../world/workbench.ts';

/** One or several rows of the results with common preparations. */
export interface Line {
  /** As in `make bench LINE=4`. */
  id: string;
  /** Its rows, in order. */
  covers: string[];
  run(bench: Workbench): Promise<Row[]>;
}
