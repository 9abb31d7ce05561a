import * as runtimeCore from '@module-federation/runtime/core';

/** Modules are built without the runtime's core and take it from here, as they do from the page in the browser. */
export function provideRuntimeCore(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
}
