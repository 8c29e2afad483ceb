import { isIdempotent } from '@kadr/contract/base/idempotency'
import type { ApiRoute } from '@kadr/contract/base/route'
import { v1Routes } from '@kadr/contract/integrations/v1/v1-routes'
import { codeOfProblem } from '@kadr/domain/integrations/problem-words'
import type * as z from 'zod/mini'
import { errorCodesOf, statusOf } from '../../../platform/http/envelope.ts'
import { GROUPS, groupOf } from './document-groups.ts'
import {
  isObject,
  type JsonObject,
  namedSchemas,
  schemaOfAnswer,
  schemaOfRequest,
} from './document-schemas.ts'
import { EXAMPLES } from './examples.ts'

const JSON_TYPE = 'application/json'
const PROBLEM_TYPE = 'application/problem+json'

/** `getPostV1` is `getPost` to its callers. */
const operationIdOf = (name: string) => name.replace(/V1$/, '')

const parametersOf = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): JsonObject[] => {
  if (!schema) return []
  const { properties, required = [] } = schemaOfRequest(schema)
  if (!isObject(properties)) return []
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name)
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || isRequired(name),
    schema: part,
  }))
}

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Ключ повтора: в течение суток тот же запрос с тем же ключом вернёт первый ответ и ничего не сделает второй раз',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
}

const failuresOf = (route: ApiRoute): JsonObject => {
  const byStatus = Map.groupBy(errorCodesOf(route), statusOf)
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.map(codeOfProblem).join(', '),
          content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
  )
}

const RATE_HEADERS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
}

const operationOf = (name: string, route: ApiRoute): JsonObject => {
  const example = EXAMPLES[name]
  return {
    operationId: operationIdOf(name),
    summary: route.summary,
    tags: [groupOf(route)],
    security: [{ key: [route.scope] }],
    'x-scope': route.scope,
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(isIdempotent(route) ? [KEY_PARAMETER] : []),
    ],
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          [JSON_TYPE]: {
            schema: schemaOfRequest(route.body),
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: {
      '200': {
        description: 'Получилось',
        headers: RATE_HEADERS,
        content: {
          [JSON_TYPE]: {
            schema: schemaOfAnswer(route.data),
            ...(example && { example: example.answer }),
          },
        },
      },
      ...failuresOf(route),
    },
  }
}

const pathOf = ({ path }: ApiRoute) => path.replaceAll(/:(\w+)/g, '{$1}')

const pathsOf = (): JsonObject => {
  const byPath = Map.groupBy(Object.entries(v1Routes), ([, route]) => pathOf(route))
  return Object.fromEntries(
    [...byPath].map(([path, entries]) => [
      path,
      Object.fromEntries(
        entries.map(([name, route]) => [route.method.toLowerCase(), operationOf(name, route)]),
      ),
    ]),
  )
}

/** The public API in OpenAPI 3.1, made of its declarations: the same for every installation. */
export const writeDocument = (): JsonObject => ({
  openapi: '3.1.0',
  info: {
    title: 'Кадр API',
    version: '1.0.0',
    description:
      'Посты, рилсы, файлы, товары и показатели одного пространства. Поля только добавляются: незнакомые пропускайте.',
  },
  servers: [{ url: '/api/v1' }],
  tags: GROUPS.map(({ name, text }) => ({ name, description: text })),
  paths: pathsOf(),
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'Ключ пространства: kadr_live_…' },
    },
    headers: {
      RateLimit: {
        description:
          'Сколько запросов осталось (r) и через сколько секунд счёт начнётся заново (t)',
        schema: { type: 'string' },
      },
      'RateLimit-Policy': {
        description: 'Сколько запросов (q) можно за столько секунд (w)',
        schema: { type: 'string' },
      },
    },
    schemas: namedSchemas(),
  },
})
