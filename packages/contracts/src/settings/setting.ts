import * as z from 'zod';

/** Reads a value from the text of its variable. The description completes the sentence "must be …". */
export type ValueType = z.ZodType<unknown, string>;

/** A variable in a schema. */
export type Setting = z.ZodPrefault<ValueType> | z.ZodOptional<ValueType>;

/** What a schema says about a variable besides the type of its value. */
export interface Statement {
  /** What it is for, in plain words. */
  meaning: string;
  /** The default value, as text. */
  default?: string;
  /** An example value, as text, for a variable without a default. */
  example?: string;
}

const statements = z.registry<Statement>();

/** Defines a variable: the type of its value, what it is for, and a default or an example. */
export function setting<Type extends ValueType>(
  type: Type,
  statement: { meaning: string; default: string | number },
): z.ZodPrefault<Type>;
export function setting<Type extends ValueType>(
  type: Type,
  statement: { meaning: string; example: string },
): z.ZodOptional<Type>;
export function setting(
  type: ValueType,
  { default: value, ...statement }: Omit<Statement, 'default'> & { default?: string | number },
): Setting {
  return value === undefined
    ? type.optional().register(statements, statement)
    : type.prefault(String(value)).register(statements, { ...statement, default: String(value) });
}

/** The same variable with a different default, for another process. */
export const withDefault = <Type extends ValueType>(
  stated: z.ZodPrefault<Type>,
  value: string | number,
): z.ZodPrefault<Type> =>
  setting(stated.unwrap(), { meaning: statementOf(stated).meaning, default: value });

/** The same variable for a process that has no default for it, so that it may be unset. */
export const withoutDefault = <Type extends ValueType>(
  stated: z.ZodPrefault<Type>,
): z.ZodOptional<Type> => {
  const { meaning, default: example = '' } = statementOf(stated);
  return setting(stated.unwrap(), { meaning, example });
};

/** What a schema says about one of its variables. */
export function statementOf(stated: Setting): Statement {
  const statement = statements.get(stated);
  if (!statement) throw new Error('The variable has no statement. Make it with "setting".');
  return statement;
}

/** The values that a variable accepts, such as "a whole number from 0 to 65535". */
export const valuesOf = (stated: Setting): string => stated.unwrap().description ?? '';
