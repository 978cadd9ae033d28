import { describe } from '@jest/globals';
import { couponsContract } from './coupons.contract.js';
import { Shop } from './shop.js';

describe('In memory,', () => {
  couponsContract(async () => new Shop().stores);
});
