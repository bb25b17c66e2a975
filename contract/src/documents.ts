import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { failureSchema } from "./account.ts";
import { betSchema, betSelectionSchema, ticketSchema } from "./betslip.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import {
  competitionSchema,
  eventSchema,
  liveTreeEntrySchema,
  marketGroupSchema,
  marketSchema,
  outcomeSchema,
  simpleEventSchema,
  sportSchema,
} from "./entities.ts";
import { requestHeaders } from "./headers.ts";
import { loyaltySchema } from "./loyalty.ts";
import { playDeltaSchema, playSnapshotSchema, playTopic } from "./match-centre.ts";
import { notificationSchema } from "./notifications.ts";
import {
  bookmakerTopic,
  channelMessageSchema,
  eventDeltaSchema,
  eventSnapshotSchema,
  eventStateSchema,
  eventTopic,
  heartbeatSchema,
  heartbeatTopic,
} from "./realtime.ts";
import { invalidRequest, type Refusal, refusalsOf, tooLarge, unauthenticated } from "./refusals.ts";
import { settingsSchema } from "./settings.ts";
import { userSchema } from "./user.ts";

/** The schemas that are written once and referred to by name. */
const shared: Record<string, GenericSchema> = {
  Bet: betSchema,
  BetSelection: betSelectionSchema,
  ChannelMessage: channelMessageSchema,
  Competition: competitionSchema,
  Event: eventSchema,
  EventDelta: eventDeltaSchema,
  EventSnapshot: eventSnapshotSchema,
  EventState: eventStateSchema,
  Failure: failureSchema,
  Heartbeat: heartbeatSchema,
  LiveTreeEntry: liveTreeEntrySchema,
  Loyalty: loyaltySchema,
  Market: marketSchema,
  MarketGroup: marketGroupSchema,
  Notification: notificationSchema,
  Outcome: outcomeSchema,
  PlayDelta: playDeltaSchema,
  PlaySnapshot: playSnapshotSchema,
  Settings: settingsSchema,
  SimpleEvent: simpleEventSchema,
  Sport: sportSchema,
  Ticket: ticketSchema,
  User: userSchema,
};

const jsonTypes = "application/json";

/** OpenAPI 3.1 has schemas of the first dialect, AsyncAPI 3 a superset of the second: they write tuples differently. */
type Dialect = "draft-2020-12" | "draft-07";

/** As it is sent: what has a default may be left out. JSON holds finite numbers only, so `finite` says nothing. */
function convert(
  schema: GenericSchema,
  definitions: Record<string, GenericSchema>,
  dialect: Dialect,
): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _shared,
    ...converted
  } = toJsonSchema(schema, {
    target: dialect,
    typeMode: "input",
    ignoreActions: ["finite"],
    overrideSchema: ({ jsonSchema }) => closeTuple(jsonSchema),
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return converted;
}

/** A reader of Draft 07 treats a tuple that may have further items as a list of any items. */
function closeTuple(schema: JsonSchema): JsonSchema | undefined {
  return Array.isArray(schema.items) ? { ...schema, additionalItems: false } : undefined;
}

function schemaOf(schema: GenericSchema): JsonSchema {
  return convert(schema, shared, "draft-2020-12");
}

function sharedSchemas(dialect: Dialect): Record<string, JsonSchema> {
  const entries = Object.entries(shared).map(([name, schema]) => {
    const { [name]: _own, ...others } = shared;
    return [name, convert(schema, others, dialect)] as const;
  });
  return Object.fromEntries(entries);
}

interface Parameter {
  name: string;
  in: "header" | "path" | "query";
  required: boolean;
  schema: unknown;
}

function parametersOf(schema: GenericSchema, location: "header" | "query"): Parameter[] {
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

function pathParametersOf(call: Call): Parameter[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

/** `authorization` is a security scheme in OpenAPI, and may not be listed as a parameter. */
const headers = parametersOf(requestHeaders, "header").filter(
  ({ name }) => name !== "authorization",
);

/** The headers that every call sends alike are written once. */
function headersOf(call: Call) {
  return headers.map((header) =>
    header.name === "jwt" && call.caller === "user" && call.service === "betting"
      ? { ...header, required: true }
      : { $ref: `#/components/parameters/${header.name}` },
  );
}

/** A session that only changes the answer is an alternative to none. */
function securityOf({ caller, knowsPerson }: Call) {
  if (caller === "user") return [{ session: [] }];
  return knowsPerson ? [{}, { session: [] }] : [];
}

/** The answers that are written once, by their names in the document. */
const sharedRefusals: Record<string, Refusal> = {
  Invalid: invalidRequest,
  Unauthenticated: unauthenticated,
  TooLarge: tooLarge,
};

/** A refusal by its name where many calls have the very same, else in full. */
function refusalOf(call: Call, refusal: Refusal) {
  const name = Object.keys(sharedRefusals).find((each) => sharedRefusals[each] === refusal);
  return name ? { $ref: `#/components/responses/${name}` } : responseOf(refusal, call.body);
}

/** A refusal: its codes, and the fields of the body that it may have messages for. */
function responseOf({ status, codes, why, hasFields }: Refusal, body?: GenericSchema) {
  const fields = hasFields && body ? Object.keys(schemaOf(body).properties ?? {}) : [];
  const messages = { type: "array", items: { type: "string" } };
  const errors = {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field, messages])),
  };
  const own = {
    ...(codes.length > 0 ? { code: { enum: codes } } : {}),
    ...(fields.length > 0 ? { errors } : {}),
  };
  const failure = { $ref: "#/components/schemas/Failure" };
  const schema =
    codes.length === 0
      ? failure
      : { allOf: [failure, { type: "object", properties: own, required: ["code"] }] };
  const seconds = { description: "Seconds to wait.", schema: { type: "integer" } };
  return {
    description: why,
    ...(status === 429 ? { headers: { "Retry-After": seconds } } : {}),
    content: { [jsonTypes]: { schema } },
  };
}

function operationOf(call: Call) {
  return {
    operationId: call.name,
    summary: call.job,
    description: `Specification: ${call.sections.join(", ")}.`,
    tags: [call.service],
    parameters: [
      ...pathParametersOf(call),
      ...headersOf(call),
      ...(call.query ? parametersOf(call.query, "query") : []),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { [jsonTypes]: { schema: schemaOf(call.body) } },
          },
        }
      : {}),
    security: securityOf(call),
    responses: {
      200: {
        description: "The answer.",
        content: { [jsonTypes]: { schema: schemaOf(call.answer) } },
      },
      ...Object.fromEntries(
        refusalsOf(call).map((refusal) => [refusal.status, refusalOf(call, refusal)]),
      ),
      default: { $ref: "#/components/responses/Refused" },
    },
  };
}

function sharedResponses() {
  const refusals = Object.entries(sharedRefusals);
  return {
    ...Object.fromEntries(refusals.map(([name, refusal]) => [name, responseOf(refusal)])),
    Refused: {
      description: "A refusal, with a message in the language of the request.",
      content: { [jsonTypes]: { schema: { $ref: "#/components/schemas/Failure" } } },
    },
  };
}

/** The OpenAPI 3.1 document of every call: what an operator implements. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Grandstand: the operator's calls",
      version: "1",
      description: "Amounts are integer cents, odds are decimal numbers or SP.",
    },
    servers: [
      { url: "/", description: "Each service, the tag of its calls, has a host of its own." },
    ],
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      parameters: Object.fromEntries(headers.map((header) => [header.name, header])),
      responses: sharedResponses(),
      schemas: sharedSchemas("draft-2020-12"),
    },
  };
}

/** `isRetained`: the broker keeps the last message, and sends it to each new subscriber. */
const channels = {
  eventSnapshot: {
    address: eventTopic("{bookmaker}", "{eventId}", "snapshot"),
    message: "EventSnapshot",
    summary: "Retained: the whole price state of an event. It replaces, it never merges.",
    isRetained: true,
  },
  eventDelta: {
    address: eventTopic("{bookmaker}", "{eventId}", "delta"),
    message: "EventDelta",
    summary: "What changed since the sequence before.",
    isRetained: false,
  },
  playSnapshot: {
    address: playTopic("{bookmaker}", "{eventId}", "snapshot"),
    message: "PlaySnapshot",
    summary: "Retained: all that has happened in a match. Optional: a page shows what there is.",
    isRetained: true,
  },
  playDelta: {
    address: playTopic("{bookmaker}", "{eventId}", "delta"),
    message: "PlayDelta",
    summary: "What happened since the sequence before.",
    isRetained: false,
  },
  heartbeat: {
    address: heartbeatTopic("{bookmaker}"),
    message: "Heartbeat",
    summary: "Every second, whether or not anything moves.",
    isRetained: false,
  },
  bookmakerChannel: {
    address: bookmakerTopic("{bookmaker}"),
    message: "ChannelMessage",
    summary: "Internal events for everybody.",
    isRetained: false,
  },
} as const;

/** The AsyncAPI 3 document of the realtime topics, which run over MQTT 3.1.1. */
export function asyncApiDocument() {
  const entries = Object.entries(channels);
  const parametersIn = (address: string) =>
    Object.fromEntries([...address.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, {}]));
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Grandstand: the realtime topics",
      version: "1",
      description: "MQTT 3.1.1 over WebSocket. Instants are epoch milliseconds.",
    },
    channels: Object.fromEntries(
      entries.map(([name, { address, message, summary }]) => [
        name,
        {
          address,
          summary,
          parameters: parametersIn(address),
          messages: { [message]: { $ref: `#/components/messages/${message}` } },
        },
      ]),
    ),
    operations: Object.fromEntries(
      entries.map(([name, { message, isRetained }]) => [
        `read${name[0]?.toUpperCase()}${name.slice(1)}`,
        {
          action: "send",
          channel: { $ref: `#/channels/${name}` },
          messages: [{ $ref: `#/channels/${name}/messages/${message}` }],
          bindings: { mqtt: { qos: 0, retain: isRetained, bindingVersion: "0.2.0" } },
        },
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        entries.map(([, { message }]) => [
          message,
          { contentType: jsonTypes, payload: { $ref: `#/components/schemas/${message}` } },
        ]),
      ),
      schemas: sharedSchemas("draft-07"),
    },
  };
}

/** Signs of a line of a document as it is kept. */
const longestLine = 120;

/** A part of a document as it is kept: one that fits on a line has one, so that a change reads as a change. */
function partWritten(part: unknown, indent: string): string {
  const line = JSON.stringify(part);
  if (typeof part !== "object" || part === null || indent.length + line.length <= longestLine)
    return line;
  const inner = `${indent} `;
  const lines = Array.isArray(part)
    ? part.map((each) => partWritten(each, inner))
    : Object.entries(part)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${JSON.stringify(key)}: ${partWritten(value, inner)}`);
  const [open, close] = Array.isArray(part) ? "[]" : "{}";
  return `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** The text of a document as it is kept. */
export function written(document: object): string {
  return `${partWritten(document, "")}\n`;
}
