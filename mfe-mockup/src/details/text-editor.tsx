import { MOCKUP_TEXT_MAX_LENGTH, tooLong } from '@northloop/contracts';
import { Field } from '@northloop/kit/ui/forms/field';
import { Input } from '@northloop/kit/ui/forms/input';
import { Textarea } from '@northloop/kit/ui/forms/textarea';
import { useState } from 'react';
import type { EditPath } from '../editing/edits';
import type { TextPlace } from '../editing/text-places';

/** Props of {@link TextEditor}. */
export interface TextEditorProps {
  places: readonly TextPlace[];
  onEdit: (path: EditPath, value: string) => void;
  /** A field took or lost the focus. */
  onShow: (path: EditPath | null) => void;
}

/** Fields for the page's texts. The preview follows while the visitor types. */
export function TextEditor({ places, ...editor }: TextEditorProps) {
  const main = places.filter(({ area }) => typeof area === 'string');
  const sections = [
    ...new Set(places.flatMap(({ area }) => (area === 'top' || area === 'foot' ? [] : area))),
  ];
  return (
    <div className="grid gap-4">
      {main.map((place) => (
        <Place key={place.path} place={place} {...editor} />
      ))}
      {sections.map((area) => (
        <Section key={area} places={places.filter((place) => place.area === area)} {...editor} />
      ))}
    </div>
  );
}

/** The texts of one section. Its fields are drawn when it is opened, because a page has many. */
function Section({ places, ...editor }: TextEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const [title] = places;
  return (
    <details
      className="border-t border-line pt-1"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-6 cursor-pointer py-3 text-small font-medium">
        {title?.value || title?.own}
      </summary>
      {isOpen && (
        <div className="grid gap-4 pt-1 pb-3">
          {places.map((place) => (
            <Place key={place.path} place={place} {...editor} />
          ))}
        </div>
      )}
    </details>
  );
}

interface PlaceProps extends Omit<TextEditorProps, 'places'> {
  place: TextPlace;
}

function Place({ place, onEdit, onShow }: PlaceProps) {
  const { path, label, value, size } = place;
  const limit = MOCKUP_TEXT_MAX_LENGTH[size];
  const control = {
    value,
    limit,
    onChange: ({ target }: { target: { value: string } }) => onEdit(path, target.value),
    onFocus: () => onShow(path),
    onBlur: () => onShow(null),
  };
  return (
    <Field label={label} error={tooLong(value, limit)}>
      {size === 'line' ? (
        <Input {...control} autoComplete="off" />
      ) : (
        <Textarea {...control} rows={2} />
      )}
    </Field>
  );
}
