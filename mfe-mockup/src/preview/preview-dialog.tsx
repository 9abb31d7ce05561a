import { Button } from '@northloop/kit';
import { Dialog } from '@northloop/kit/ui/overlays/dialog';
import { Maximize2 } from 'lucide-react';
import type { DrawnPage } from './document/use-preview-document';
import { DraftFrame } from './draft-frame';
import type { TypingOptions } from './typing/use-typing';
import { ViewportControl, type ViewportControlProps } from './viewport/viewport-control';

/** Props of {@link PreviewDialog}. */
export interface PreviewDialogProps extends ViewportControlProps {
  page: DrawnPage;
  companyName: string;
  typing: TypingOptions;
}

/** The preview in the whole window, as large as fits, with the button that opens it. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { page, companyName, typing, value, onChange } = props;
  return (
    <Dialog
      size="full"
      title={`Homepage of ${companyName}`}
      closeLabel="Close full screen"
      bodyClassName="flex flex-col"
      trigger={
        <Button variant="secondary" size="sm">
          <Maximize2 aria-hidden="true" />
          Full screen
        </Button>
      }
    >
      <div className="flex justify-center border-b border-line px-4 py-3">
        <ViewportControl value={value} onChange={onChange} />
      </div>
      <DraftFrame
        fit="enlarge"
        typing={typing}
        page={page}
        title={`Homepage of ${companyName}, full screen`}
        viewport={value}
        className="min-h-0 flex-1 bg-sunk"
      />
    </Dialog>
  );
}
