import { Button } from '@northloop/kit';
import { Download, Moon, Shuffle, Sun, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** Props of {@link PreviewToolbar}. */
export interface PreviewToolbarProps {
  isGenerating: boolean;
  isDark: boolean;
  canUndo: boolean;
  onAnotherLook: () => void;
  onToggleDark: () => void;
  onUndo: () => void;
  onDownload: () => void;
  /** More buttons, at the end. */
  children: ReactNode;
}

/** What can be done with the page on the stage. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const { isGenerating, isDark, canUndo, onAnotherLook, onToggleDark, onUndo, onDownload } = props;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={onAnotherLook} loading={isGenerating}>
        <Shuffle aria-hidden="true" />
        Try another look
      </Button>
      <Button variant="ghost" size="sm" onClick={onUndo} disabled={!canUndo}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
      <Button variant="ghost" size="sm" onClick={onToggleDark} aria-pressed={isDark}>
        {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        Dark page
      </Button>
      <Button variant="ghost" size="sm" onClick={onDownload} aria-label="Download as HTML">
        <Download aria-hidden="true" />
        Download
      </Button>
      {props.children}
    </div>
  );
}
