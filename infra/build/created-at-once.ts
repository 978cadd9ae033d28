import type { Change } from './change-packages.ts';

/**
 * Nest creates each provider in some ten asynchronous steps per dependency, because any of them might be asynchronous
 * or belong to a request. Ours are not, with few exceptions: this creates them first, depth first and in one go, and
 * leaves the rest (asynchronous factories and what needs them, request scope, optional and cyclic dependencies, errors)
 * to Nest. It records what Nest would: each dependency and the level, which decides the order of the hooks.
 */
const CREATE_AT_ONCE = `
    creating = new Set();
    lookedUp = new Map();
    /** Whether the provider exists now. */
    createAtOnce(wrapper, moduleRef) {
        const host = wrapper.getInstanceByContextId(STATIC_CONTEXT);
        if (host.isResolved)
            return true;
        const { metatype, inject, scope } = wrapper;
        if (this.options?.preview)
            return false;
        if (!metatype || scope || wrapper.forwardRef || host.isPending || this.creating.has(wrapper))
            return false;
        const isClass = isNil(inject);
        if (isClass && this.reflectProperties(metatype).length > 0)
            return false;
        const [params, optional] = isClass
            ? this.getClassDependencies(wrapper)
            : this.getFactoryProviderDependencies(wrapper);
        if (optional.length > 0)
            return false;
        this.creating.add(wrapper);
        const found = params.map((param, index) => this.findAtOnce(param, index, wrapper, moduleRef));
        this.creating.delete(wrapper);
        if (found.includes(null) || !wrapper.isDependencyTreeStatic())
            return false;
        const given = found.map((dependency) => dependency.instance);
        const instance = isClass ? new metatype(...given) : metatype(...given);
        if (typeof instance?.then === 'function') {
            wrapper.metatype = () => instance;
            return false;
        }
        host.instance = this.instanceDecorator(instance);
        host.isConstructorCalled = true;
        host.isResolved = true;
        wrapper.hierarchyLevel = 1 + Math.max(0, ...found.map((dependency) => dependency.hierarchyLevel));
        return true;
    }
    findAtOnce(param, index, wrapper, moduleRef) {
        const isPlain = typeof param === 'function' || typeof param === 'string' || typeof param === 'symbol';
        if (!isPlain || param === wrapper.token || param === INQUIRER)
            return null;
        const found = this.lookUpOnce(param, index, wrapper, moduleRef);
        const exists = found && !found.isTransient && !found.async && this.createAtOnce(found, found.host ?? moduleRef);
        return exists ? found : null;
    }
    /** Modules export few providers to many: found once for each module. */
    lookUpOnce(param, index, wrapper, moduleRef) {
        const own = moduleRef.providers.get(param);
        const known = this.lookedUp.get(moduleRef) ?? new Map();
        this.lookedUp.set(moduleRef, known);
        const found = own
            ? this.getDependencyWrapper(own, wrapper)
            : (!wrapper.isAlias && known.get(param)) || this.lookupComponentInImportsSync(moduleRef, param, wrapper, new Set(), { contextId: STATIC_CONTEXT }, index);
        if (!found)
            return null;
        // An alias gets the provider under the name it asks for, others the one behind it.
        if (!own && !wrapper.isAlias)
            known.set(param, found);
        this.addDependencyMetadata(index, wrapper, found);
        return found;
    }
`;

const LOADED =
  /await this\.injector\.(loadProvider|loadInjectable|loadController)\(item, moduleRef\);/g;

export const CREATED_AT_ONCE: Change[] = [
  {
    file: /@nestjs\/core\/injector\/injector\.js$/,
    from: '    loadPrototype({ token }, collection',
    to: `${CREATE_AT_ONCE}    loadPrototype({ token }, collection`,
  },
  {
    file: /@nestjs\/core\/injector\/instance-loader\.js$/,
    from: 'async createInstances(modules) {',
    to: `async createInstances(modules) {
        for (const moduleRef of modules.values())
            for (const all of [moduleRef.providers, moduleRef.injectables, moduleRef.controllers])
                for (const wrapper of all.values())
                    this.injector.createAtOnce(wrapper, moduleRef);`,
  },
  {
    file: /@nestjs\/core\/injector\/instance-loader\.js$/,
    from: LOADED,
    to: 'if (!item.getInstanceByContextId(STATIC_CONTEXT).isResolved || item.getEnhancersMetadata()) $&',
  },
  {
    file: /@nestjs\/core\/injector\/instance-loader\.js$/,
    from: /^/,
    to: "import { STATIC_CONTEXT } from './constants.js';\n",
  },
];
