import { v7 } from 'uuid';
import { Ids } from '../../application/ids.js';

export class UuidIds extends Ids {
  next(): string {
    return v7();
  }
}
