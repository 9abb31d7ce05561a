import * as runtimeCore from '@module-federation/runtime/core';

/** Provides the runtime's core, which modules are built without. In the browser they take it from the page. */
export function provideRuntimeCore(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
}
