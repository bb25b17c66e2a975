import * as v from "valibot";

/** Adds one command of the control API. */
export type Add = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  run: (input: v.InferOutput<Schema>) => Promise<object> | object,
) => void;

/** A length of time in an input: a month at most. */
export const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(744 * 60 * 60_000));
