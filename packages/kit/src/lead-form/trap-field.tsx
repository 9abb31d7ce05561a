import { TRAP_FIELD } from '@northloop/contracts';
import type { Ref } from 'react';

/** A hidden field that only robots fill in. The form around it must be positioned. */
export function TrapField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <input
      ref={ref}
      name={TRAP_FIELD}
      type="text"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="absolute size-px overflow-hidden opacity-0"
    />
  );
}
