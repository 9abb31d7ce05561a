import type { ModuleName, SlotName } from '@northloop/contracts';

/** Which module fills a slot, and when it is loaded. */
export interface SlotFilling {
  module: ModuleName;
  expose: `./${string}`;
  /**
   * `visible`: in the server's HTML; hydrated when it comes near the viewport.
   * `after-load`: not in the server's HTML; loads two seconds after the page has loaded (the specification's delay for
   * the chat button), or after `AFTER_LOAD_MS`. At once after a reload while its window was open.
   */
  when: 'visible' | 'after-load';
}

export const slotTable: Readonly<Record<SlotName, SlotFilling>> = {
  'home.mockup': { module: 'mockup', expose: './generator', when: 'visible' },
  'site.overlay': { module: 'chat', expose: './assistant', when: 'after-load' },
};
