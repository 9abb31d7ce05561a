import * as z from 'zod';

/** How a value is read from the text of its variable. Its description completes the sentence "must be …". */
export type ValueType = z.ZodType<unknown, string>;

/** A variable as its schema states it. */
export type Setting = z.ZodPrefault<ValueType> | z.ZodOptional<ValueType>;

/** What a schema says about a variable besides the type of its value. */
export interface Statement {
  /** What it is for, in plain words. */
  meaning: string;
  /** Text of the value that holds when nothing is set. */
  default?: string;
  /** Text of a value to show where there is no default. */
  example?: string;
}

const statements = z.registry<Statement>();

/** States a variable: the type of its value, what it is for, and its default, or an example where there is none. */
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

/** The same variable for a process that has a default of its own. */
export const withDefault = <Type extends ValueType>(
  stated: z.ZodPrefault<Type>,
  value: string | number,
): z.ZodPrefault<Type> =>
  setting(stated.unwrap(), { meaning: statementOf(stated).meaning, default: value });

/** The same variable for a process that has no default for it. */
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

/** What values a variable takes, such as "a whole number from 0 to 65535". */
export const valuesOf = (stated: Setting): string => stated.unwrap().description ?? '';
