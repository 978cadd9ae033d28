import 'reflect-metadata';
import { Inject, Injectable, Module, Optional, Scope, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

// Creates modules with every kind of provider, and prints what came to be: `created-at-once.test.ts` compares Nest as it
// is with Nest as the bundle has it.

const told: string[] = [];
let made = 0;

/** A provider that keeps what it was given; hooks report their order. */
function provider(name: string, tokens: readonly unknown[] = [], options = {}): Type {
  const Kept = class {
    given: unknown[];
    constructor(...given: unknown[]) {
      made += 1;
      this.given = given;
    }
    onModuleInit() {
      told.push(name);
    }
  };
  Object.defineProperty(Kept, 'name', { value: name });
  Injectable(options)(Kept);
  tokens.forEach((token, index) => Inject(token as string)(Kept, undefined, index));
  return Kept;
}

const Leaf = provider('Leaf');
const Sibling = provider('Sibling', [Leaf]);
const Late = provider('Late', ['PROMISED', Leaf]);
const AfterLate = provider('AfterLate', [Late, 'ALIAS']);
const Own = provider('Own', [Leaf], { scope: Scope.TRANSIENT });
const WithOwn = provider('WithOwn', [Own]);
const Each = provider('Each', [Leaf], { scope: Scope.REQUEST });
const Lacking = provider('Lacking', ['NOWHERE', Leaf]);
Optional()(Lacking, undefined as never, 0);
const WithProperty = provider('WithProperty');
Inject('ALIAS')(WithProperty.prototype as object, 'property');
const Above = provider('Above', [AfterLate, 'FACTORY', 'VALUE', Sibling]);

class Below {}
Module({
  providers: [
    ...[AfterLate, Late, Sibling, Leaf, Own, WithOwn, Lacking, WithProperty],
    { provide: 'PROMISED', useFactory: async () => 'kept' },
    { provide: 'ALIAS', useExisting: Sibling },
    {
      provide: 'FACTORY',
      inject: ['ALIAS', Leaf],
      useFactory: (...given: unknown[]) => ({ given }),
    },
  ],
  exports: [AfterLate, 'FACTORY', Sibling, Leaf],
})(Below);
class Top {}
Module({ imports: [Below], providers: [Above, Each, { provide: 'VALUE', useValue: 7 }] })(Top);

const show = (value: unknown, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null || depth > 6) return value;
  const { given = [], property } = value as { given?: unknown[]; property?: unknown };
  return {
    is: value.constructor.name,
    given: given.map((one) => show(one, depth + 1)),
    property: show(property, depth + 1),
  };
};

const app = await NestFactory.createApplicationContext(Top, { logger: false, abortOnError: false });
const one = <T>(token: Type<T> | string) => app.get<T>(token, { strict: false });
const isOne = one<{ given: unknown[] }>('FACTORY').given[0] === one(Sibling);
const created = [Above, Lacking, WithProperty, WithOwn].map((token) => show(one(token)));

/** What Nest says of modules that cannot be. */
async function faultOf(providers: Type[]): Promise<string> {
  class Faulty {}
  Module({ providers })(Faulty);
  const options = { logger: false, abortOnError: false } as const;
  return NestFactory.createApplicationContext(Faulty, options).then(
    () => 'none',
    (error: unknown) => String((error as Error).message).replace(/\s+/g, ' '),
  );
}
class Ping {}
class Pong {}
Injectable()(Ping);
Injectable()(Pong);
Inject(Pong)(Ping, undefined, 0);
Inject(Ping)(Pong, undefined, 0);
const Throwing = provider('Throwing', [Leaf]);
class Refusing extends Throwing {
  constructor() {
    super();
    throw new Error('This one refuses.');
  }
}
Injectable()(Refusing);

process.stdout.write(
  JSON.stringify({
    ...{ told, made, isOne, created },
    faults: [
      await faultOf([provider('Orphan', ['NOWHERE'])]),
      await faultOf([Ping, Pong]),
      await faultOf([Leaf, Refusing]),
    ],
  }),
);
