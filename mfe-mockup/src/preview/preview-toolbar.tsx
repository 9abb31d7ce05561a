import { Button } from '@northloop/kit';
import { Download, Moon, Redo2, Shuffle, Sun, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** Props of {@link PreviewToolbar}. */
export interface PreviewToolbarProps {
  isGenerating: boolean;
  isDark: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onAnotherLook: () => void;
  onToggleDark: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onDownload: () => void;
  /** More buttons, at the end. */
  children: ReactNode;
}

/** The actions for the page in the preview. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const { isGenerating, isDark, onAnotherLook, onToggleDark, onDownload } = props;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={onAnotherLook} loading={isGenerating}>
        <Shuffle aria-hidden="true" />
        Try another look
      </Button>
      <Button variant="ghost" size="sm" onClick={props.onUndo} disabled={!props.canUndo}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
      <Button variant="ghost" size="sm" onClick={props.onRedo} disabled={!props.canRedo}>
        <Redo2 aria-hidden="true" />
        Redo
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
