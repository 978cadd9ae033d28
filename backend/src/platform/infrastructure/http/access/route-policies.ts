import type { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { ACCESS } from './access.js';

/** Lists the routes without an access policy; the boot fails if there is any. */
export function routesWithoutPolicy(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
): string[] {
  return discovery.getControllers().flatMap(({ metatype, instance }) => {
    if (!metatype || !instance) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return scanner
      .getAllMethodNames(prototype)
      .filter((name) => Reflect.hasMetadata(METHOD_METADATA, prototype[name] ?? {}))
      .filter(
        (name) =>
          !Reflect.hasMetadata(ACCESS, prototype[name] ?? {}) &&
          !Reflect.hasMetadata(ACCESS, metatype),
      )
      .map((name) => `${metatype.name}.${name}`);
  });
}
