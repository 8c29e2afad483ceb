import { escapeHtml } from '@kadr/kit/escape-html'
import { typeset } from '@kadr/kit/typeset'
import { Marked, type RendererObject, type Tokens } from 'marked'
import { createAnchors } from './anchors.ts'
import { type Block, blockExtension } from './blocks.ts'
import { ContentError, lineOf } from './content-error.ts'
import { fillValues } from './live-values.ts'
import type { Heading } from './shape.ts'

export type PageLink = { href: string; line: number }

export type CompiledText = {
  prose: string
  headings: Heading[]
  ids: string[]
  links: PageLink[]
  /** Without markup. */
  plain: string
  /** The source with live values in it, for the Markdown twin. */
  markdown: string
}

/** Draws a block of our own. It throws a plain error; the compiler adds the place. */
export type DrawBlock = (block: Block, content: () => string) => string

/** What programs read is no prose: it has quotes of its own. */
const DRAWN_CODE = /<pre\b[^>]*>.*?<\/pre>/gs

type Source = { file: string; body: string; bodyLine: number; drawBlock: DrawBlock }

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/
const isExternal = (href: string) => /^[a-z]+:/i.test(href)

/** Everything but code, which is copied as it is. */
const typesetSource = (source: string) =>
  source
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? typeset(part) : part))
    .join('')

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

/** Markdown of ours as HTML. Raw HTML and pictures outside a block are refused. */
export const compileText = ({ file, body, bodyLine, drawBlock }: Source): CompiledText => {
  const filled = fillValues({ file, source: body, firstLine: bodyLine })
  const markdown = typesetSource(filled)
  const anchorOf = createAnchors()
  const headings: Heading[] = []
  const ids: string[] = []
  const links: PageLink[] = []
  let caption = ''
  const placeOf = (raw: string) => bodyLine + lineOf(markdown, markdown.indexOf(raw)) - 1
  const fail = (raw: string, message: string): never => {
    throw new ContentError({ file, line: placeOf(raw), message })
  }

  const renderer: RendererObject = {
    heading({ tokens, depth, raw }: Tokens.Heading) {
      if (depth < 2 || depth > 4) fail(raw, 'headings are of the levels 2 to 4')
      const html = this.parser.parseInline(tokens)
      const id = anchorOf(textOf(html))
      ids.push(id)
      if (depth === 2) headings.push({ id, text: textOf(html) })
      return `<h${depth} id="${id}">${html}</h${depth}>`
    },
    link({ href, tokens, raw }: Tokens.Link) {
      links.push({ href, line: placeOf(raw) })
      const rel = isExternal(href) ? ' rel="noopener"' : ''
      return `<a href="${escapeHtml(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`
    },
    table(token: Tokens.Table) {
      const cell = ({ tokens, align }: Tokens.TableCell, name: string) =>
        `<${name}${align ? ` class="${align}"` : ''}>${this.parser.parseInline(tokens)}</${name.split(' ')[0]}>`
      const head = token.header.map((item) => cell(item, 'th scope="col"')).join('')
      const rows = token.rows.map(
        (row) =>
          `<tr>${row.map((item, index) => cell(item, index === 0 ? 'th scope="row"' : 'td')).join('')}</tr>`,
      )
      const label = caption || (token.header[0]?.text ?? '')
      const table = `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
      return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(label)}">${table}</div>`
    },
    image: ({ raw }: Tokens.Image) => fail(raw, 'pictures stand in a :::figure'),
    html: ({ raw }: Tokens.HTML | Tokens.Tag) => fail(raw, 'raw HTML is not allowed'),
  }

  const draw: DrawBlock = (block, content) => {
    try {
      if (block.name !== 'table') return drawBlock(block, content)
      caption = block.head
      const table = content()
      caption = ''
      return `<figure class="tabled">${table}<figcaption>${escapeHtml(block.head)}</figcaption></figure>`
    } catch (error) {
      if (error instanceof ContentError) throw error
      return fail(block.raw, error instanceof Error ? error.message : String(error))
    }
  }
  const marked = new Marked({ extensions: [blockExtension(draw)], renderer })
  const prose = marked.parse(markdown, { async: false })
  const stray = markdown.search(/^:::[a-z]/m) >= 0 && /<p>:::/.exec(prose)
  if (stray) fail(':::', 'a block is not closed')
  return {
    prose,
    headings,
    ids,
    links,
    plain: textOf(prose.replaceAll(DRAWN_CODE, '')),
    markdown: filled,
  }
}
