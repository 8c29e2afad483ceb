import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { writeDocument } from '../../apps/server/src/modules/integrations/api/write-document.ts'
import { writeTypes } from '../../packages/client/generate/write-types.ts'
import { findDocumentBreaks, type Part } from './document-breaks.ts'

const CLIENT = resolve(import.meta.dirname, '../../packages/client')
const committed = (): Part => JSON.parse(readFileSync(resolve(CLIENT, 'openapi.json'), 'utf8'))
const made: Part = JSON.parse(JSON.stringify(writeDocument()))

it('breaks no program that was written by the committed document', () => {
  expect(findDocumentBreaks({ before: committed(), after: made })).toEqual([])
})

it('is the committed document: npm run client:generate writes it anew', () => {
  expect(made).toEqual(committed())
})

it('has a client that generation does not change', async () => {
  expect(readFileSync(resolve(CLIENT, 'src/schema.d.mts'), 'utf8')).toBe(await writeTypes(made))
})

const FRUIT = {
  components: {
    schemas: {
      Fruit: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          kind: { type: 'string', enum: ['apple', 'pear'] },
          seeds: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
        },
        required: ['name', 'kind'],
      },
    },
  },
  paths: {
    '/fruits': {
      post: {
        operationId: 'plant',
        'x-scope': 'fruits.write',
        parameters: [
          {
            name: 'limit',
            in: 'query',
            required: false,
            schema: { type: 'integer', maximum: 100 },
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  name: { type: 'string', maxLength: 80, pattern: '^a' },
                  kind: { type: 'string', enum: ['apple', 'pear'] },
                  tags: { type: 'array', items: { type: 'string' }, maxItems: 5 },
                },
                required: ['name'],
              },
            },
          },
        },
        responses: {
          '200': {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Fruit' } } },
          },
          '409': { content: {} },
        },
      },
    },
  },
}

/** The fruits with one place changed. */
const changed = (...places: [path: string, value: unknown][]): Part => {
  const copy = structuredClone(FRUIT) as Part
  for (const [path, value] of places) {
    const names = path.split(' ')
    const last = names.pop() ?? ''
    const holder = names.reduce<Part>((part, name) => part[name] as Part, copy)
    if (value === undefined) delete holder[last]
    else holder[last] = value
  }
  return copy
}

const CALL = 'paths /fruits post'
const BODY = `${CALL} requestBody content application/json schema`
const FIELDS = `${BODY} properties`
const ANSWER = 'components schemas Fruit'

it.each<[string, Part]>([
  ['a path gone', changed(['paths /fruits', undefined])],
  ['a method gone', changed([CALL, {}], [`${CALL}`, undefined])],
  ['a code gone', changed([`${CALL} responses 409`, undefined])],
  ['a field of the answer gone', changed([`${ANSWER} properties name`, undefined])],
  ['a field of the answer that may be missing', changed([`${ANSWER} required`, ['name']])],
  ['a value of the answer gone', changed([`${ANSWER} properties kind enum`, ['apple']])],
  ['another type of the answer', changed([`${ANSWER} properties name type`, 'integer'])],
  [
    'a variant of the answer more',
    changed([
      `${ANSWER} properties seeds anyOf`,
      [{ type: 'integer' }, { type: 'null' }, { type: 'string' }],
    ]),
  ],
  ['a new required field', changed([`${BODY} required`, ['name', 'kind']])],
  ['a field of the request gone', changed([`${FIELDS} tags`, undefined])],
  ['a value of the request gone', changed([`${FIELDS} kind enum`, ['apple']])],
  ['a narrower type', changed([`${FIELDS} name type`, 'integer'])],
  ['a narrower length', changed([`${FIELDS} name maxLength`, 79])],
  ['a new least length', changed([`${FIELDS} name minLength`, 1])],
  ['another pattern', changed([`${FIELDS} name pattern`, '^b'])],
  ['fewer items', changed([`${FIELDS} tags maxItems`, 4])],
  ['another type of items', changed([`${FIELDS} tags items`, { type: 'integer' }])],
  ['another scope', changed([`${CALL} x-scope`, 'fruits.publish'])],
  ['another name of the call', changed([`${CALL} operationId`, 'sow'])],
  ['a parameter gone', changed([`${CALL} parameters`, []])],
  ['a smaller maximum of a parameter', changed([`${CALL} parameters 0 schema maximum`, 50])],
  ['a parameter that is now required', changed([`${CALL} parameters 0 required`, true])],
])('refuses %s', (_, after) => {
  expect(findDocumentBreaks({ before: FRUIT, after })).toHaveLength(1)
})

it.each<[string, Part]>([
  ['nothing changed', changed()],
  ['a new path', changed(['paths /nuts', {}])],
  ['a new field of the answer', changed([`${ANSWER} properties weight`, { type: 'number' }])],
  ['a new optional field of the request', changed([`${FIELDS} note`, { type: 'string' }])],
  ['a wider length', changed([`${FIELDS} name maxLength`, 200])],
  ['no pattern', changed([`${FIELDS} name pattern`, undefined])],
  ['a value of the request more', changed([`${FIELDS} kind enum`, ['apple', 'pear', 'fig']])],
  ['a new code', changed([`${CALL} responses 404`, { content: {} }])],
])('lets %s pass', (_, after) => {
  expect(findDocumentBreaks({ before: FRUIT, after })).toEqual([])
})
