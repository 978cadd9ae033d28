import type { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { ACCESS } from './access.js';

/** Names every route that declares no access policy: the boot fails unless there is none. */
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
