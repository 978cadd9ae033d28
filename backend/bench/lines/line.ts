import type { Row } from '../harness/row.ts';
import type { Workbench } from '../world/workbench.ts';

/** One or several rows of the results with common preparations. */
export interface Line {
  /** As in `make bench LINE=4`. */
  id: string;
  /** Its rows, in order. */
  covers: string[];
  /** Takes long, so a usual run leaves it out unless it is named. */
  onlyIfNamed?: boolean;
  run(bench: Workbench): Promise<Row[]>;
}
