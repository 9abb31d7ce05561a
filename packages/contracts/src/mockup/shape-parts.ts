import * as z from 'zod/mini';
import { CSS_FONT_STACK_PATTERN, CSS_LENGTH_PATTERN } from '../values/css-values.js';
import { MOCKUP_MAX_SEED, MOCKUP_TEXT_MAX_LENGTH } from './mockup-choices.js';

/**
 * The parts that the shapes of a draft consist of. Each shape is defined once, as a function of these parts: {@link
 * strictParts} refuse invalid values, `forgivingParts` replace them with empty ones.
 */
export interface ShapeParts {
  line: z.ZodMiniType<string>;
  paragraph: z.ZodMiniType<string>;
  /** `#` and six hex digits. */
  color: z.ZodMiniType<string>;
  /** A CSS length, or a function of lengths. */
  cssLength: z.ZodMiniType<string>;
  fontStack: z.ZodMiniType<string>;
  flag: z.ZodMiniType<boolean>;
  /** A whole number that is not negative, of 31 bits at most. */
  count: z.ZodMiniType<number>;
  /** @param otherwise replaces an unknown value if the parts are forgiving. */
  oneOf<const Value extends string>(
    values: readonly Value[],
    otherwise: NoInfer<Value>,
  ): z.ZodMiniType<Value>;
  /** A list of one-line texts with at most `most` entries. */
  lines(most: number): z.ZodMiniType<string[]>;
  list<Item>(item: z.ZodMiniType<Item>, most: number): z.ZodMiniType<Item[]>;
  object<Shape extends Record<string, z.ZodMiniType>>(
    shape: Shape,
  ): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>>;
  optional<Value>(part: z.ZodMiniType<Value>): z.ZodMiniOptional<z.ZodMiniType<Value>>;
}

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const line = text(MOCKUP_TEXT_MAX_LENGTH.line);

/** For code that accepts a draft: every field must be there and within its limits. */
export const strictParts: ShapeParts = {
  line,
  paragraph: text(MOCKUP_TEXT_MAX_LENGTH.paragraph),
  color: z.string().check(z.regex(/^#[\da-f]{6}$/i)),
  cssLength: z.string().check(z.regex(CSS_LENGTH_PATTERN)),
  fontStack: z.string().check(z.regex(CSS_FONT_STACK_PATTERN)),
  flag: z.boolean(),
  count: z.int().check(z.minimum(0), z.maximum(MOCKUP_MAX_SEED)),
  oneOf: (values) => z.enum(values),
  lines: (most) => z.array(line).check(z.maxLength(most)),
  list: (item, most) => z.array(item).check(z.maxLength(most)),
  object: (shape) => z.object(shape),
  optional: (part) => z.optional(part),
};
