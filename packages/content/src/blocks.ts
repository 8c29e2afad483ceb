import type { TokenizerAndRendererExtension, Tokens } from 'marked'

export const BLOCKS = ['note', 'table', 'figure', 'hook', 'reel', 'copy'] as const
export type BlockName = (typeof BLOCKS)[number]

export type Block = Tokens.Generic & {
  type: 'block'
  name: string
  /** What stands after the name: a title, a caption, an id or attributes. */
  head: string
  text: string
}

const BLOCK = /^:::([a-z]+)(?:[ \t\u00a0]+([^\n]*))?\n(?:([\s\S]*?)\n)??:::[ \t]*(?:\n+|$)/
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g

export const attributesOf = (head: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...head.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
  )

/** `:::name head`, lines, `:::`. */
export const blockExtension = (
  render: (block: Block, content: () => string) => string,
): TokenizerAndRendererExtension => ({
  name: 'block',
  level: 'block',
  start: (source) => /^:::/m.exec(source)?.index,
  tokenizer(source) {
    const [raw, name = '', head = '', text = ''] = BLOCK.exec(source) ?? []
    if (raw === undefined) return undefined
    return {
      type: 'block',
      raw,
      name,
      head: head.trim(),
      text,
      tokens: this.lexer.blockTokens(text, []),
    }
  },
  renderer(token) {
    // Guarantee: the tokenizer above is the only one that makes tokens of this type.
    const block = token as Block
    return render(block, () => this.parser.parse(block.tokens ?? []))
  },
})
