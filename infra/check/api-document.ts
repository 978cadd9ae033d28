/** The parts of an OpenAPI document that a program relies on. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export type Content = Record<string, { schema?: Schema }>;

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
  security?: Record<string, string[]>[];
}

export type Paths = Record<string, Record<string, Operation>>;

export interface ApiDocument {
  paths: Paths;
  webhooks?: Paths;
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, { content?: Content }>;
  };
}
