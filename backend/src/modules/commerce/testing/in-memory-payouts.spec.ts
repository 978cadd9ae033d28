import { describe } from '@jest/globals';
import { payoutsContract } from './payouts.contract.js';
import { Shop } from './shop.js';

describe('In memory,', () => {
  payoutsContract(async () => new Shop().stores);
});
