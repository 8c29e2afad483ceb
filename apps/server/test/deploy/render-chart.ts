import { stringify } from 'yaml'

type Scope = { dot: unknown; names: Readonly<Record<string, unknown>> }
type Chart = { defined: Map<string, readonly Node[]> }
type Node =
  | { kind: 'text'; text: string }
  | { kind: 'print'; words: string }
  | { kind: 'block'; word: string; words: string; inside: readonly Node[] }

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return Boolean(value)
}

/** Text and actions; `{{-` and `-}}` take the white space beside them away, as Go does. */
const cut = (template: string): (string | { words: string })[] =>
  template
    .replaceAll(/\s*\{\{-/g, '{{')
    .replaceAll(/-\}\}\s*/g, '}}')
    .split(/(\{\{[\s\S]*?\}\})/)
    .map((part) => (part.startsWith('{{') ? { words: part.slice(2, -2).trim() } : part))

const parseNodes = (parts: (string | { words: string })[]): Node[] => {
  const nodes: Node[] = []
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    if (typeof part === 'string') {
      nodes.push({ kind: 'text', text: part })
      continue
    }
    const [, word, words = ''] = /^(if|range|define|end)\b\s*([\s\S]*)$/.exec(part.words) ?? []
    if (word === 'end') return nodes
    nodes.push(
      word
        ? { kind: 'block', word, words, inside: parseNodes(parts) }
        : { kind: 'print', words: part.words },
    )
  }
  return nodes
}

const read = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((at, key) => {
      if (typeof at === 'object' && at !== null && key in at) return Reflect.get(at, key)
      throw new Error(`Nothing at ${path}`)
    }, value)

const indent = (text: string, spaces: number) =>
  `\n${text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))}`

type Call = (chart: Chart, given: readonly unknown[]) => unknown

/** The functions of Helm that the templates use; another one is an error here. */
const FUNCTIONS: Readonly<Record<string, Call>> = {
  and: (_chart, given) => given.find((value) => !isFilled(value)) ?? given.at(-1),
  not: (_chart, [value]) => !isFilled(value),
  eq: (_chart, [one, other]) => one === other,
  quote: (_chart, [value]) => JSON.stringify(String(value)),
  default: (_chart, [otherwise, value]) => (isFilled(value) ? value : otherwise),
  toYaml: (_chart, [value]) => stringify(value).trimEnd(),
  nindent: (_chart, [spaces, text]) => indent(String(text), Number(spaces)),
  include(chart, [name, dot]) {
    const nodes = chart.defined.get(String(name))
    if (!nodes) throw new Error(`No template ${name}`)
    return draw(chart, nodes, { dot, names: { $: dot } })
  },
  required(_chart, [message, value]) {
    if (isFilled(value)) return value
    throw new Error(String(message))
  },
}

const call = (chart: Chart, name: string, given: readonly unknown[]): unknown => {
  const run = FUNCTIONS[name]
  if (!run) throw new Error(`No function ${name}`)
  return run(chart, given)
}

const WORD = /"[^"]*"|\((?:[^()]|\([^()]*\))*\)|\S+/g

const wordValue = (chart: Chart, word: string, scope: Scope): unknown => {
  if (word.startsWith('(')) return evaluate(chart, word.slice(1, -1), scope)
  if (word.startsWith('"')) return word.slice(1, -1)
  if (/^\d+$/.test(word)) return Number(word)
  const [, name, path = ''] = /^(\$\w*)(.*)$/.exec(word) ?? []
  return name === undefined ? read(scope.dot, word) : read(scope.names[name], path)
}

const evaluate = (chart: Chart, words: string, scope: Scope): unknown =>
  words.split('|').reduce<unknown>((piped, part, at) => {
    const [head = '', ...rest] = part.match(WORD) ?? []
    const given = [...rest.map((word) => wordValue(chart, word, scope)), ...(at > 0 ? [piped] : [])]
    return /^[a-z]/i.test(head) ? call(chart, head, given) : wordValue(chart, head, scope)
  }, undefined)

const drawRange = (
  chart: Chart,
  { words, inside }: Extract<Node, { kind: 'block' }>,
  scope: Scope,
) => {
  const [, key = '', value = '', list = ''] = /^(\$\w+), (\$\w+) := (.*)$/.exec(words) ?? []
  const entries = Object.entries(Object(evaluate(chart, list, scope)))
  return entries
    .map(([name, item]) =>
      draw(chart, inside, { dot: item, names: { ...scope.names, [key]: name, [value]: item } }),
    )
    .join('')
}

const draw = (chart: Chart, nodes: readonly Node[], scope: Scope): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'print') return String(evaluate(chart, node.words, scope))
      if (node.word === 'range') return drawRange(chart, node, scope)
      if (node.word === 'if') {
        return isFilled(evaluate(chart, node.words, scope)) ? draw(chart, node.inside, scope) : ''
      }
      chart.defined.set(JSON.parse(node.words), node.inside)
      return ''
    })
    .join('')

/** Draws the templates of our chart: no Helm, but the part of its language that they use. Partials come first. */
export const renderChart = (templates: readonly string[], root: object): string[] => {
  const chart: Chart = { defined: new Map() }
  return templates.map((template) =>
    draw(chart, parseNodes(cut(template)), { dot: root, names: { $: root } }),
  )
}
