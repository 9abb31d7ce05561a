import type { Mockup } from '@northloop/contracts';
import { Badge } from '@northloop/kit';
import { DetailGroup } from './detail-group';
import { TextEditor, type TextEditorProps } from './text-editor';

/** Props of {@link ContentTab}. */
export interface ContentTabProps extends TextEditorProps {
  strategy: Mockup['contentStrategy'];
}

/** The draft's texts to edit, its tone of voice and its search keywords. */
export function ContentTab({ strategy, ...editor }: ContentTabProps) {
  return (
    <>
      <DetailGroup title="Text on the page">
        <TextEditor {...editor} />
      </DetailGroup>
      <DetailGroup title="Tone">
        <p className="text-small">{strategy.tone}</p>
      </DetailGroup>
      <DetailGroup title="Messaging">
        <p className="text-small text-pretty">{strategy.messaging}</p>
      </DetailGroup>
      <DetailGroup title="SEO keywords">
        <Marks items={strategy.seoKeywords} tone="outline" />
      </DetailGroup>
      <DetailGroup title="Calls to action">
        <Marks items={strategy.callsToAction} tone="accent" />
      </DetailGroup>
    </>
  );
}

function Marks({ items, tone }: { items: readonly string[]; tone: 'outline' | 'accent' }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {[...new Set(items)].map((item) => (
        <li key={item} className="min-w-0">
          <Badge tone={tone} className="max-w-full whitespace-normal">
            {item}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
