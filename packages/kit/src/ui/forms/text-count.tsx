import { plainText } from '@northloop/contracts';
import {
  type FormEventHandler,
  type ReactNode,
  type Ref,
  type RefCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The count appears once this share of the limit is used. */
const NEAR = 0.9;

const number = new Intl.NumberFormat('en-US');

/** Props for a control whose text is counted. */
interface CountedControl<Control extends TextControl> {
  ref: RefCallback<Control>;
  onInput: FormEventHandler<Control>;
}

/**
 * Counts the text in a control. Nothing is cut off: the form refuses text that is too long.
 * @param limit in characters; if left out, nothing is counted.
 * @param own the control's own ref and handler.
 * @returns props for the control, and the count to show below it, which is empty until the text gets close to the
 * limit.
 */
export function useTextCount<Control extends TextControl>(
  limit: number | undefined,
  own: { ref: Ref<Control> | undefined; onInput: FormEventHandler<Control> | undefined },
): { control: CountedControl<Control>; count: ReactNode } {
  const element = useRef<Control>(null);
  const [length, setLength] = useState(0);
  const take = () => {
    if (limit !== undefined) setLength(plainText(element.current?.value ?? '').length);
  };
  // A form that a script clears or fills fires no event, but it renders again.
  useEffect(take);
  return {
    control: {
      ref: (control) => {
        element.current = control;
        if (typeof own.ref === 'function') return own.ref(control);
        if (own.ref) own.ref.current = control;
      },
      onInput: (event) => {
        take();
        own.onInput?.(event);
      },
    },
    count: limit !== undefined && length >= limit * NEAR && (
      <TextCount length={length} limit={limit} />
    ),
  };
}

function TextCount({ length, limit }: { length: number; limit: number }) {
  const over = length - limit;
  return (
    <p
      role="status"
      className={classNames('text-label', over > 0 ? 'text-danger-ink' : 'text-ink-faint')}
    >
      {over > 0
        ? `${number.format(over)} characters over the limit of ${number.format(limit)}`
        : `${number.format(length)} of ${number.format(limit)} characters`}
    </p>
  );
}
