import * as z from 'zod/mini';
import { CSS_FONT_STACK_PATTERN, CSS_LENGTH_PATTERN } from '../values/css-values.js';
import { MOCKUP_MAX_SEED, MOCKUP_TEXT_MAX_LENGTH } from './mockup-choices.js';

/**
 * What the shapes of a draft are made of. Each shape is stated once, as a function of these: with {@link strictParts} it
 * refuses what is not as it should be, with `forgivingParts` it puts nothing in its place.
 */
export interface ShapeParts {
  line: z.ZodMiniType<string>;
  paragraph: z.ZodMiniType<string>;
  /** `#` and six hex digits. */
  color: z.ZodMiniType<string>;
  /** A CSS length, or a function of some. */
  cssLength: z.ZodMiniType<string>;
  fontStack: z.ZodMiniType<string>;
  flag: z.ZodMiniType<boolean>;
  /** A whole number that is not negative, of 31 bits at most. */
  count: z.ZodMiniType<number>;
  /** @param otherwise stands in for an unknown value where that is forgiven. */
  oneOf<const Value extends string>(
    values: readonly Value[],
    otherwise: NoInfer<Value>,
  ): z.ZodMiniType<Value>;
  /** Texts of one line each, at most so many. */
  lines(most: number): z.ZodMiniType<string[]>;
  list<Item>(item: z.ZodMiniType<Item>, most: number): z.ZodMiniType<Item[]>;
  object<Shape extends Record<string, z.ZodMiniType>>(
    shape: Shape,
  ): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>>;
  optional<Value>(part: z.ZodMiniType<Value>): z.ZodMiniOptional<z.ZodMiniType<Value>>;
}

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const line = text(MOCKUP_TEXT_MAX_LENGTH.line);

/** For whoever takes a draft in: everything is there, and within its limits. */
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
