import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeHtml } from '@kadr/kit/escape-html'
import { type Selector, transform } from 'lightningcss'

type Sheet = { code: Uint8Array; classes: string[] }

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g
const START = /<script type="module" src="([^"]+)" fetchpriority="low"([^>]*)>/
const CLASSES = /\sclass="([^"]*)"/g
const DECLARED = /(?<=[{;\s])(--[\w-]+)(?=[:{])/g
const PROPERTY = /(?<=[{;\s])([a-z-]+)(?=\s*:)/g
const REFERRED = /var\((--[\w-]+)/g

const wordsOf = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].flatMap(([, words = '']) => words.split(/\s+/)))

const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name]
    const isList = part.type === 'pseudo-class' && part.kind !== 'host' && 'selectors' in part
    return isList ? part.selectors.flatMap(classesOf) : []
  })

export const readSheet = (code: Uint8Array): Sheet => {
  const classes: string[] = []
  const collect = (selector: Selector) => void classes.push(...classesOf(selector))
  transform({ filename: 'sheet.css', code, visitor: { Selector: collect } })
  // Told that `border-collapse` is unused, lightningcss drops the declarations of that property too.
  const properties = wordsOf(Buffer.from(code).toString(), PROPERTY)
  return { code, classes: [...new Set(classes)].filter((name) => !properties.has(name)) }
}

const without = ({ code, unused }: { code: Uint8Array; unused: string[] }) =>
  transform({ filename: 'page.css', code, minify: true, unusedSymbols: unused }).code

/** The rules of the sheets that elements of the page can match in any state, in the order of the sheets. */
export const stylesOf = ({ html, sheets }: { html: string; sheets: readonly Sheet[] }): string => {
  const used = wordsOf(html, CLASSES)
  const rules = Buffer.concat(
    sheets.map(({ code, classes }) =>
      without({ code, unused: classes.filter((name) => !used.has(escapeHtml(name))) }),
    ),
  )
  const text = rules.toString()
  const referred = wordsOf(`${text}${html}`, REFERRED)
  const unused = [...wordsOf(text, DECLARED)].filter((name) => !referred.has(name))
  return Buffer.from(without({ code: rules, unused })).toString()
}

/**
 * Makes a document whole: the rules of its markup and its first script are inside, so that its first paint waits for no
 * other file. The stylesheets stay in it without an address, so that no browser fetches them. The first script gives
 * them theirs before the program draws anything.
 */
export const createInliner = (clientDir: string) => {
  const sheets = new Map<string, Promise<Sheet>>()
  const scripts = new Map<string, Promise<string>>()
  const remember = <Kept>(
    kept: Map<string, Promise<Kept>>,
    href: string,
    read: () => Promise<Kept>,
  ) => {
    const known = kept.get(href) ?? read()
    kept.set(href, known)
    return known
  }
  const fileOf = (href: string) => path.join(clientDir, href)
  const findSheet = (href: string) =>
    remember(sheets, href, async () => readSheet(await readFile(fileOf(href))))
  const findScript = (href: string) => remember(scripts, href, () => readFile(fileOf(href), 'utf8'))

  return async (html: string): Promise<string> => {
    const hrefs = [...html.matchAll(STYLESHEET)].map(([, href = '']) => href)
    const [, start = ''] = START.exec(html) ?? []
    const styles = stylesOf({ html, sheets: await Promise.all(hrefs.map(findSheet)) })
    const script = (await findScript(start)).trim()
    return html
      .replace(STYLESHEET, '<link rel="stylesheet" data-href="$1"$2>')
      .replace('<link rel="stylesheet"', () => `<style>${styles}</style><link rel="stylesheet"`)
      .replace(START, (_, __, attributes: string) => `<script type="module"${attributes}>${script}`)
  }
}
