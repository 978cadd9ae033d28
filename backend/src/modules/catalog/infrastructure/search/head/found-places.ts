import type { Places } from '../../../domain/search/candidate.js';
import type { Place } from '../../../domain/search/search-document.js';
import { PLACES } from './head-course.js';

/**
 * The places of the tokens asked about in the courses found: a table of bytes. A Map for each of a hundred courses took a
 * sixth of a search's CPU and left a sixth of its garbage.
 */
export class FoundPlaces {
  private readonly columns = new Map<string, number>();
  /** The place plus one; 0 marks a token that the course does not have. */
  private readonly cells: Uint8Array;

  constructor(
    private readonly rows: number,
    tokens: number,
  ) {
    this.cells = new Uint8Array(rows * tokens);
  }

  /** @returns the column of the token */
  add(token: string): number {
    const column = this.columns.get(token) ?? this.columns.size;
    this.columns.set(token, column);
    return column;
  }

  set(row: number, column: number, place: number): void {
    this.cells[column * this.rows + row] = place + 1;
  }

  of(row: number): Places {
    return new PlacesOfRow(this, row);
  }

  /** From 0 for D to 3 for A; -1 if the course does not have the token. */
  at(row: number, token: string): number {
    const column = this.columns.get(token);
    return column === undefined ? -1 : (this.cells[column * this.rows + row] ?? 0) - 1;
  }
}

class PlacesOfRow implements Places {
  constructor(
    private readonly table: FoundPlaces,
    private readonly row: number,
  ) {}

  get(token: string): Place | undefined {
    return PLACES[this.table.at(this.row, token)];
  }

  has(token: string): boolean {
    return this.table.at(this.row, token) >= 0;
  }
}
