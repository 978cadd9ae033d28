import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { Farewell } from '../../domain/farewell.js';

export const FarewellMapping = defineEntity({
  class: mapped(Farewell),
  className: 'Farewell',
  tableName: 'farewell',
  schema: 'identity',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    leftAt: p.datetime().fieldName('left_at'),
  },
});
