import type { FakeReply } from '../fake-network.ts'
import { createGraphParamError } from './graph-replies.ts'

/** Fields of a request by name, with what is asked of an edge in braces. */
export type AskedFields = ReadonlyMap<string, AskedFields>

type Node = Readonly<Record<string, unknown>>

const NAME = /^[a-z_]+(\.[a-z]+\(\w+\))*/

/** `id,from{id,username},replies.limit(5){text}`: names, each with the fields in its braces. */
export function parseAskedFields(text: string): AskedFields {
  const fields = new Map<string, AskedFields>()
  let rest = text
  while (rest !== '') {
    const [found = ''] = NAME.exec(rest) ?? []
    if (found === '') break
    rest = rest.slice(found.length)
    const inner = rest.startsWith('{') ? readBraces(rest) : undefined
    rest = rest.slice(inner === undefined ? 0 : inner.length + 2).replace(/^,/, '')
    fields.set(found.replace(/\..*$/, ''), parseAskedFields(inner ?? ''))
  }
  return fields
}

function readBraces(text: string): string {
  let depth = 0
  for (const [index, sign] of [...text].entries()) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth === 0) return text.slice(1, index)
  }
  return text.slice(1)
}

/** The first name a node does not have, as Graph API refuses it. */
export function refuseUnknownField(input: {
  asked: AskedFields
  known: readonly string[]
  node: string
}): FakeReply | undefined {
  const wrong = [...input.asked.keys()].find((name) => !input.known.includes(name))
  return wrong === undefined
    ? undefined
    : createGraphParamError(
        `Tried accessing nonexisting field (${wrong}) on node type (${input.node})`,
      )
}

/** Of a node what was asked for and its id; without a question the usual fields. */
export const pickAsked = (input: {
  asked: AskedFields
  usual: readonly string[]
  node: Node
}): Node => {
  const names = new Set(['id', ...(input.asked.size > 0 ? input.asked.keys() : input.usual)])
  return Object.fromEntries(
    Object.entries(input.node).filter(([name, value]) => names.has(name) && value !== undefined),
  )
}
