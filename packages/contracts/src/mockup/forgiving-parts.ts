import * as z from 'zod/mini';
import type { ShapeParts } from './shape-parts.js';

/** A text, or a number as one; empty for anything else. */
const text = z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '');

/**
 * For a page that shows a draft. Missing and invalid values count as empty, so that one bad field only affects its own
 * place and not the whole draft.
 */
export const forgivingParts: ShapeParts = {
  line: text,
  paragraph: text,
  color: text,
  cssLength: text,
  fontStack: text,
  flag: z.catch(z.boolean(), false),
  count: z.catch(z.int().check(z.nonnegative()), 0),
  oneOf: (values, otherwise) => z.catch(z.enum(values), otherwise),
  lines: () =>
    z.catch(
      z.pipe(
        z.array(text),
        z.transform((lines) => lines.filter((line) => line !== '')),
      ),
      [],
    ),
  list: (item) => z.catch(z.array(item), []),
  object: (shape) => {
    const whole = z.object(shape);
    return z.catch(whole, () => whole.parse({}));
  },
  // An invalid value counts as left out; otherwise it would draw an empty part.
  optional: (part) => z.catch(z.optional(withoutCatch(part)), undefined) as never,
};

/** The part without its fallback for invalid values. */
const withoutCatch = (part: z.ZodMiniType): z.ZodMiniType =>
  part instanceof z.ZodMiniCatch ? (part.def.innerType as z.ZodMiniType) : part;
