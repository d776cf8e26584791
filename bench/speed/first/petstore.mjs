// An OpenAPI document of typical size: a pet shop with a dozen resources.
const RESOURCES = {
  pet: ['name', 'status', 'birthday', 'weight', 'category', 'tags'],
  category: ['title', 'parent', 'position'],
  order: ['petId', 'quantity', 'shipDate', 'status', 'complete'],
  invoice: ['orderId', 'amount', 'currency', 'dueDate', 'paid'],
  customer: ['firstName', 'lastName', 'email', 'phone', 'status'],
  address: ['street', 'city', 'postcode', 'country'],
  shipment: ['orderId', 'carrier', 'trackingNumber', 'status'],
  review: ['petId', 'rating', 'title', 'text', 'date'],
};
const OF_TYPE = {
  integer: new Set(['petId', 'orderId', 'quantity', 'position', 'rating']),
  number: new Set(['weight', 'amount']),
  boolean: new Set(['complete', 'paid']),
};

export function petstore() {
  const names = Object.keys(RESOURCES);
  return {
    openapi: '3.0.3',
    info: { title: 'Pet shop', version: '1.0.0', description: 'Pets, who buys them, and how they get there.' },
    servers: [{ url: 'https://api.example.org/v1' }, { url: 'https://staging.example.org/v1' }],
    tags: names.map((name) => ({ name, description: `Everything about a ${name}` })),
    paths: Object.assign({}, ...names.map(pathsOf)),
    components: {
      securitySchemes: { key: { type: 'apiKey', name: 'api_key', in: 'header' } },
      schemas: Object.fromEntries(names.map((name) => [name, schemaOf(name)])),
    },
  };
}

function pathsOf(name) {
  const ref = { $ref: `#/components/schemas/${name}` };
  const json = (schema) => ({ 'application/json': { schema } });
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    schema: { type: 'integer' },
    description: `Number of the ${name}`,
  };
  const operation = (summary, more, answer) => ({
    tags: [name],
    summary,
    security: [{ key: [] }],
    ...more,
    responses: {
      200: { description: 'Done', ...(answer ? { content: json(answer) } : {}) },
      400: { description: 'The request is not valid' },
      404: { description: `There is no such ${name}` },
    },
  });
  const body = { requestBody: { required: true, content: json(ref) } };
  const search = RESOURCES[name].slice(0, 3).map((field) => ({ name: field, in: 'query', schema: fieldOf(field) }));
  return {
    [`/${name}`]: {
      get: operation(
        `Finds by ${search.map((one) => one.name).join(', ')}`,
        { parameters: search },
        {
          type: 'array',
          items: ref,
        },
      ),
      post: operation(`Adds a ${name}`, body, ref),
    },
    [`/${name}/{id}`]: {
      get: operation(`Gives one ${name}`, { parameters: [id] }, ref),
      put: operation(`Changes a ${name}`, { parameters: [id], ...body }, ref),
      delete: operation(`Removes a ${name}`, { parameters: [id] }),
    },
  };
}

const schemaOf = (name) => ({
  type: 'object',
  required: RESOURCES[name].slice(0, 2),
  properties: {
    id: { type: 'integer', format: 'int64' },
    ...Object.fromEntries(RESOURCES[name].map((field) => [field, fieldOf(field)])),
  },
});

function fieldOf(field) {
  if (field === 'status') return { type: 'string', enum: ['new', 'open', 'done'] };
  if (field === 'tags') return { type: 'array', items: { type: 'string' } };
  const type = Object.keys(OF_TYPE).find((one) => OF_TYPE[one].has(field)) ?? 'string';
  return /date|birthday/i.test(field) ? { type, format: 'date' } : { type };
}
