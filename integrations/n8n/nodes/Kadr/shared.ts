import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow'

/** Of one execution, run, node and item: a repeat after a lost answer does nothing twice. */
const IDEMPOTENCY = {
  'Idempotency-Key':
    '=n8n-{{ $execution.id }}-{{ $nodeId }}-{{ $runIndex }}-{{ $itemIndex }}',
}

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST'

/** A call of the API. A read by POST stores nothing and has no key. */
export const callOf = (input: {
  name: string
  value: string
  action: string
  description: string
  method: Method
  url: string
  isRead?: boolean
  isList?: boolean
}): INodePropertyOptions => ({
  name: input.name,
  value: input.value,
  action: input.action,
  description: input.description,
  routing: {
    request: {
      method: input.method,
      url: input.url,
      ...(input.method !== 'GET' && !input.isRead && { headers: IDEMPOTENCY }),
    },
    ...(input.isList && {
      output: { postReceive: [{ type: 'rootProperty', properties: { property: 'data' } }] },
      operations: {
        pagination: {
          type: 'generic',
          properties: {
            continue: '={{ Boolean($response.body?.next) }}',
            request: { qs: { cursor: '={{ $response.body?.next ?? undefined }}' } },
          },
        },
      },
    }),
  },
})

export const shownFor = (resource: string, ...operations: string[]) => ({
  show: { resource: [resource], operation: operations },
})

/** Pages of a list: all of them, or the first. */
export const pagesOf = (resource: string): INodeProperties[] => [
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: shownFor(resource, 'getAll'),
    routing: { send: { paginate: '={{ $value }}', type: 'query', property: 'limit', value: '={{ $value ? 100 : undefined }}' } },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1, maxValue: 100 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: {
      show: { resource: [resource], operation: ['getAll'], returnAll: [false] },
    },
    routing: { send: { type: 'query', property: 'limit' } },
  },
]

/** Accounts of the workspace, to choose from. */
export const accountOptions: INodeProperties['typeOptions'] = {
  loadOptions: {
    routing: {
      request: { method: 'GET', url: '/accounts', qs: { limit: 100 } },
      output: {
        postReceive: [
          { type: 'rootProperty', properties: { property: 'data' } },
          {
            type: 'setKeyValue',
            properties: {
              name: '={{ $responseItem.title }} ({{ $responseItem.network }})',
              value: '={{ $responseItem.id }}',
            },
          },
        ],
      },
    },
  },
}

/** The number of what an operation is about. It stands in its path. */
export const idOf = (
  resource: string,
  { operations, displayName }: { operations: string[]; displayName: string },
): INodeProperties => ({
  displayName,
  name: 'id',
  type: 'string',
  required: true,
  default: '',
  displayOptions: shownFor(resource, ...operations),
})

export const ID_IN_PATH = '={{ encodeURIComponent($parameter.id) }}'
