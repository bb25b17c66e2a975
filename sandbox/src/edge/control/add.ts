import type * as v from "valibot";

/** Adds one command of the control API. */
export type Add = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  run: (input: v.InferOutput<Schema>) => Promise<object> | object,
) => void;
