import { createGenerator } from 'ts-json-schema-generator';
import { inRoot } from '../paths.mjs';

/** The JSON views, requests and results, with the public type of each. */
const views = {
  serialized: 'SerializedDom',
  overview: 'DomOverviewResponse',
  search: 'SearchResult',
  inspect: 'Inspection',
  diff: 'SnapshotDiff',
  'page-state': 'PageState',
  form: 'FormView',
  'page-model': 'PageModel',
  negotiation: 'NegotiationRequest',
  automation: 'AutomationResult',
  action: 'ActionResult',
};

/** Derives a JSON Schema for each view from its type, including the documentation of the type. */
export function buildSchemas() {
  const generator = createGenerator({
    path: inRoot('src/index.ts'),
    tsconfig: inRoot('tsconfig.json'),
    type: '*',
    skipTypeCheck: true,
    topRef: false,
    additionalProperties: false,
  });
  return Object.entries(views).map(([view, type]) => {
    const schema = { title: type, ...generator.createSchema(type) };
    return { name: `schemas/${view}.json`, contents: Buffer.from(`${JSON.stringify(schema, null, 1)}\n`) };
  });
}
