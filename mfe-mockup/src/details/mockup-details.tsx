import type { Mockup } from '@northloop/contracts';
import { Card } from '@northloop/kit';
import { Tabs } from '@northloop/kit/ui/controls/tabs';
import { ContentTab } from './content-tab';
import { DesignTab } from './design/design-tab';
import { FeaturesTab } from './features-tab';
import type { TextEditorProps } from './text-editor';

/** Props of {@link MockupDetails}. */
export interface MockupDetailsProps extends TextEditorProps {
  mockup: Mockup;
}

/** The details of a draft, in three tabs. */
export function MockupDetails({ mockup, ...editor }: MockupDetailsProps) {
  return (
    <Card padding="lg" className="h-full">
      <Tabs
        label="About this mockup"
        defaultValue="design"
        items={[
          {
            value: 'design',
            label: 'Design',
            content: (
              <DesignTab
                design={mockup.designSystem}
                template={mockup.template}
                onEdit={editor.onEdit}
              />
            ),
          },
          { value: 'features', label: 'Features', content: <FeaturesTab mockup={mockup} /> },
          {
            value: 'content',
            label: 'Content',
            content: <ContentTab strategy={mockup.contentStrategy} {...editor} />,
          },
        ]}
      />
    </Card>
  );
}
