import { ArrowRight } from 'lucide-react';
import { Button } from '../../src/ui/controls/button';
import type { Exhibit } from './exhibit';

const variants = ['primary', 'secondary', 'ghost', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

/** Buttons. */
export const actions: readonly Exhibit[] = [
  {
    name: 'Button',
    Component: () => (
      <div className="grid gap-5">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-4">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              disabled
            </Button>
            <Button variant={variant} loading>
              loading
            </Button>
          </div>
        ))}
        <div className="flex gap-4">
          <Button size="icon" aria-label="Go on">
            <ArrowRight aria-hidden="true" />
          </Button>
          <Button>
            With an icon
            <ArrowRight aria-hidden="true" />
          </Button>
        </div>
      </div>
    ),
  },
];
