import type { ModuleName, SlotName } from '@northloop/contracts';

/** How one slot is filled, and when its module may cost the visitor anything. */
export interface SlotFilling {
  module: ModuleName;
  expose: `./${string}`;
  /**
   * `visible`: in the server's HTML, brought to life when it comes near the viewport.
   * `after-load`: nothing on the server; loads two seconds after the page stands (the specification's delay of the
   * chat button), or after `AFTER_LOAD_MS`.
   */
  when: 'visible' | 'after-load';
}

export const slotTable: Readonly<Record<SlotName, SlotFilling>> = {
  'home.mockup': { module: 'mockup', expose: './generator', when: 'visible' },
  'site.overlay': { module: 'chat', expose: './assistant', when: 'after-load' },
};
