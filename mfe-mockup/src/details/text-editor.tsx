import { MOCKUP_TEXT_MAX_LENGTH, type Mockup, tooLong } from '@northloop/contracts';
import { Field } from '@northloop/kit/ui/forms/field';
import { Input } from '@northloop/kit/ui/forms/input';
import { Textarea } from '@northloop/kit/ui/forms/textarea';
import type { EditPath } from '../editing/edits';

interface TextPlace {
  path: EditPath;
  label: string;
  value: string;
  /** Number of rows; 1 makes a single-line field. */
  rows: number;
}

function mainPlaces({ hero, companyInfo }: Mockup): TextPlace[] {
  return [
    { path: 'hero.title', label: 'Headline', value: hero.title, rows: 1 },
    { path: 'hero.subtitle', label: 'Text below the headline', value: hero.subtitle, rows: 2 },
    { path: 'hero.cta', label: 'Button', value: hero.cta, rows: 1 },
    { path: 'companyInfo.tagline', label: 'Tagline', value: companyInfo.tagline, rows: 1 },
    { path: 'companyInfo.phone', label: 'Phone on the page', value: companyInfo.phone, rows: 1 },
    { path: 'companyInfo.email', label: 'Email on the page', value: companyInfo.email, rows: 1 },
    {
      path: 'companyInfo.address',
      label: 'Address on the page',
      value: companyInfo.address,
      rows: 1,
    },
  ];
}

const sectionPlaces = ({ sections }: Mockup): TextPlace[] =>
  sections.flatMap(({ name, title, content }) => [
    { path: `section.title.${name}` as const, label: `${name}: title`, value: title, rows: 1 },
    { path: `section.content.${name}` as const, label: `${name}: text`, value: content, rows: 2 },
  ]);

/** Props of {@link TextEditor}. */
export interface TextEditorProps {
  mockup: Mockup;
  onEdit: (path: EditPath, value: string) => void;
}

/** Fields for the page's texts. The preview updates while the visitor types. */
export function TextEditor({ mockup, onEdit }: TextEditorProps) {
  return (
    <div className="grid gap-4">
      {mainPlaces(mockup).map((place) => (
        <Place key={place.path} place={place} onEdit={onEdit} />
      ))}
      <details className="border-t border-line pt-1">
        <summary className="min-h-6 cursor-pointer py-3 text-small font-medium">
          Section titles and texts
        </summary>
        <div className="grid gap-4 pt-1">
          {sectionPlaces(mockup).map((place) => (
            <Place key={place.path} place={place} onEdit={onEdit} />
          ))}
        </div>
      </details>
    </div>
  );
}

function Place({ place, onEdit }: { place: TextPlace; onEdit: TextEditorProps['onEdit'] }) {
  const { path, label, value, rows } = place;
  const { line, paragraph } = MOCKUP_TEXT_MAX_LENGTH;
  return (
    <Field label={label} error={tooLong(value, rows === 1 ? line : paragraph)}>
      {rows === 1 ? (
        <Input
          value={value}
          limit={line}
          autoComplete="off"
          onChange={(event) => onEdit(path, event.target.value)}
        />
      ) : (
        <Textarea
          value={value}
          rows={rows}
          limit={paragraph}
          onChange={(event) => onEdit(path, event.target.value)}
        />
      )}
    </Field>
  );
}
