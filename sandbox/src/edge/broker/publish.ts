/** The only interface to a broker: everything that carries messages implements it. */
export type Publish = (topic: string, payload: string, retain: boolean) => void;
