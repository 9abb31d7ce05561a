import type { Mockup } from '@northloop/contracts';
import type { EditPath } from '../../editing/edits';
import { WEBSITE_TYPE_LABELS } from '../../generator/generator-texts';
import { BrandNote } from '../brand-note';
import { DetailGroup } from '../detail-group';
import { CopyPaletteButton } from './copy-palette-button';
import { PaletteSwatches } from './palette-swatches';
import { TypographySamples } from './typography-samples';

/** Props of {@link DesignTab}. */
export interface DesignTabProps {
  design: Mockup['designSystem'];
  template: Mockup['template'];
  onEdit: (path: EditPath, value: string) => void;
}

/** Colors, type and layout of a draft. */
export function DesignTab({ design, template, onEdit }: DesignTabProps) {
  return (
    <>
      <DetailGroup title="Color palette">
        <PaletteSwatches
          palette={design.colorPalette}
          onChange={(color, value) => onEdit(`color.${color}`, value)}
        />
        <BrandNote brand={design.brand} />
        <CopyPaletteButton design={design} />
      </DetailGroup>
      <DetailGroup title="Typography">
        <TypographySamples typography={design.typography} />
      </DetailGroup>
      <DetailGroup title="Layout">
        <p className="font-display text-h4">
          {template.name}{' '}
          <span className="font-sans text-small font-normal text-ink-muted">
            {WEBSITE_TYPE_LABELS[template.layout.type]}
          </span>
        </p>
        <p className="mt-1 text-small text-pretty text-ink-muted">{template.description}</p>
        <p className="mt-2 text-small text-ink-muted">
          Section padding{' '}
          <code className="font-mono text-label text-ink">{design.spacing.sectionPadding}</code>
        </p>
      </DetailGroup>
    </>
  );
}
