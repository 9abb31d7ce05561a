import type { Mockup } from '@northloop/contracts';
import { Button, useSiteStore } from '@northloop/kit';
import { copyText } from '@northloop/kit/browser-features/copy-text';
import { Copy } from 'lucide-react';
import { paletteCss } from './palette-css';

/** Copies the palette as CSS variables. */
export function CopyPaletteButton({ design }: { design: Mockup['designSystem'] }) {
  const showToast = useSiteStore((state) => state.showToast);
  const copy = async () =>
    showToast(
      (await copyText(paletteCss(design)))
        ? { title: 'Palette copied', description: 'As CSS variables, light and dark.' }
        : {
            title: 'The palette could not be copied',
            description: 'Your browser does not let this page use the clipboard.',
            variant: 'destructive',
          },
    );
  return (
    <Button variant="secondary" size="sm" className="mt-4" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      Copy as CSS variables
    </Button>
  );
}
