import type { RecordedRequest } from '@kadr/sandbox/networks/host'
import { Ajv } from 'ajv'
import { isJson, type Json, readSpec } from './read-spec.ts'

const FOLDERS = ['base', 'groups', 'photos', 'stats', 'stories', 'users', 'utils', 'video', 'wall']
const FILES = ['methods.json', 'objects.json', 'responses.json']
const ORIGIN = 'https://vk.schema/'

/** On the page of the method, but not in the schema. */
const UNLISTED = ['wall.get owner_id', 'groups.getById group_id']
/** With every call. */
const COMMON = ['v']

type Param = { name: string; type: string; required: boolean; enum: readonly unknown[] | undefined }
type Method = { folder: string; params: readonly Param[]; response: string }

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : [])

function readMethods(): ReadonlyMap<string, Method> {
  const found = FOLDERS.flatMap((folder) =>
    list(readSpecIfThere(`${folder}/methods.json`)?.methods).map((method): [string, Method] => {
      const responses = isJson(method.responses) ? method.responses : {}
      const response = isJson(responses.response) ? String(responses.response.$ref) : ''
      const params = list(method.parameters).map((param) => ({
        name: String(param.name),
        type: String(param.type ?? ''),
        required: param.required === true,
        enum: Array.isArray(param.enum) ? param.enum : undefined,
      }))
      return [String(method.name), { folder, params, response }]
    }),
  )
  return new Map(found)
}

/** VK marks what is required at the property itself: to JSON Schema it belongs to the object. */
function mend(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(mend)
  if (!isJson(schema)) return schema
  // Definitions of folders that are not read here are taken as they come.
  const [, folder] = /^\.\.\/([^/]+)\//.exec(String(schema.$ref)) ?? []
  if (folder && !FOLDERS.includes(folder)) return {}
  // Closed objects are extended by `allOf`, which closes them for their heirs too.
  const { required, additionalProperties: _closed, ...rest } = schema
  const properties = isJson(rest.properties) ? Object.entries(rest.properties) : []
  const marked = properties.flatMap(([name, of]) =>
    isJson(of) && of.required === true ? [name] : [],
  )
  const listed = Array.isArray(required) ? required : []
  const needed = [...new Set([...listed, ...marked])]
  const mended = Object.entries(rest).map(([name, value]) => [name, mend(value)])
  return { ...Object.fromEntries(mended), ...(needed.length > 0 && { required: needed }) }
}

function readSpecIfThere(name: string): Json | undefined {
  try {
    return readSpec(`vk-5.199/${name}`)
  } catch {
    return undefined
  }
}

const TYPES: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?$/,
  boolean: /^[01]$/,
}

const paramProblem = (param: Param, value: unknown): string | undefined => {
  if (typeof value !== 'string') return param.required ? `${param.name} is required` : undefined
  const pattern = TYPES[param.type]
  if (pattern && !pattern.test(value)) return `${param.name} is not ${param.type}`
  const isListed = !param.enum || param.enum.map(String).includes(value)
  return isListed ? undefined : `${param.name} is not one of its values`
}

/** VK's published schema of methods and their answers. */
export function createVkCheck() {
  const methods = readMethods()
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  for (const folder of FOLDERS) {
    for (const file of FILES) {
      const schema = readSpecIfThere(`${folder}/${file}`)
      if (schema && file !== 'methods.json') {
        const { $schema: _draft, ...rest } = schema
        ajv.addSchema({ ...Object(mend(rest)), $id: `${ORIGIN}${folder}/${file}` })
      }
    }
  }

  const answerProblems = ({ folder, response }: Method, json: unknown): string[] => {
    const validate = ajv.compile({ $ref: `${ORIGIN}${folder}/${response}` })
    if (validate(json)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }

  return (name: string, request: RecordedRequest): string[] => {
    const method = methods.get(name)
    if (!method) return ['no such method']
    const sent = request.fields ?? {}
    const known = method.params.map((param) => param.name)
    const unknown = Object.keys(sent).filter(
      (key) =>
        !known.includes(key) && !COMMON.includes(key) && !UNLISTED.includes(`${name} ${key}`),
    )
    return [
      ...unknown.map((key) => `${key} is unknown`),
      ...method.params.flatMap((param) => paramProblem(param, sent[param.name]) ?? []),
      ...answerProblems(method, request.reply?.json),
    ]
  }
}
