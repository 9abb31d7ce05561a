import { Button } from '../../src/ui/controls/button';
import { Dialog } from '../../src/ui/overlays/dialog';
import { Drawer } from '../../src/ui/overlays/drawer';
import { Tooltip } from '../../src/ui/overlays/tooltip';
import type { Exhibit } from './exhibit';

/** Overlays. Each opens in the theme of its column. */
export const overlays: readonly Exhibit[] = [
  {
    name: 'Dialog',
    Component: () => (
      <Dialog
        title="Your draft"
        description="It is kept for thirty days."
        trigger={<Button>Open a dialog</Button>}
        footer={<Button>Keep it</Button>}
      >
        <p>What the draft looks like would be here.</p>
      </Dialog>
    ),
  },
  {
    name: 'Drawer',
    Component: () => (
      <Drawer title="Menu" trigger={<Button variant="secondary">Open a drawer</Button>}>
        <p>Links would be here.</p>
      </Drawer>
    ),
  },
  {
    name: 'Tooltip',
    Component: () => (
      <Tooltip content="Says a little more">
        <Button variant="ghost">Point here</Button>
      </Tooltip>
    ),
  },
];
