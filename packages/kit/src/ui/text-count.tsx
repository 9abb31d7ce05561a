import { plainText } from '@northloop/contracts';
import {
  type FormEvent,
  type Ref,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The count appears when this share of the limit is used. */
const NEAR = 0.9;

const number = new Intl.NumberFormat('en-US');

/**
 * How long a control's text is, for a {@link TextCount} below it.
 * @param limit in characters; without one nothing is counted.
 * @param ref the control's own.
 */
export function useTextLength<Control extends TextControl>(
  limit: number | undefined,
  ref: Ref<Control> | undefined,
): { length: number; ref: RefCallback<Control>; count: (event: FormEvent<Control>) => void } {
  const control = useRef<Control>(null);
  const [length, setLength] = useState(0);
  const take = useCallback(() => {
    if (limit !== undefined) setLength(plainText(control.current?.value ?? '').length);
  }, [limit]);
  // A form that is emptied or filled by script raises no event, but it renders.
  useEffect(take);
  return {
    length,
    count: take,
    ref: (element) => {
      control.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
  };
}

/** Says how much of the limit is used, once it is nearly reached. Nothing is cut off: the form refuses what is too long. */
export function TextCount({ length, limit }: { length: number; limit: number | undefined }) {
  if (limit === undefined || length < limit * NEAR) return null;
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
