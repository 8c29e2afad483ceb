import { escapeHtml } from '@kadr/kit/escape-html'

/** A head element owned by the current page. */
type HeadTag =
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> }
  | { tag: 'script'; attributes: Record<string, string>; text: string }

export type Head = { title: string; tags: HeadTag[] }

type MetaEntry = Record<string, unknown>
export type HeadMatch = {
  meta?: readonly unknown[] | undefined
  links?: readonly unknown[] | undefined
  headScripts?: readonly unknown[] | undefined
}

const MANAGED = 'data-page'
const ABSOLUTE_META = new Set(['og:image', 'og:url'])

const isEntry = (value: unknown): value is MetaEntry => typeof value === 'object' && value !== null

/** Makes every path inside the value absolute. */
const withOrigin = ({ value, origin }: { value: unknown; origin: string }): unknown => {
  if (typeof value === 'string') return value.startsWith('/') ? `${origin}${value}` : value
  if (Array.isArray(value)) return value.map((item: unknown) => withOrigin({ value: item, origin }))
  if (!isEntry(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withOrigin({ value: item, origin })]),
  )
}

/** A "<" inside JSON could close the script element that carries it. */
export const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const metaTag = ({ entry, origin }: { entry: MetaEntry; origin: string }): HeadTag => {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(entry)) attributes[name] = String(value)
  if (ABSOLUTE_META.has(attributes.property ?? '')) {
    attributes.content = String(withOrigin({ value: attributes.content, origin }))
  }
  return { tag: 'meta', attributes }
}

const linkTag = (entry: MetaEntry): HeadTag => ({
  tag: 'link',
  attributes: Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, String(value)]),
  ),
})

const dataScript = ({ script, origin }: { script: MetaEntry; origin: string }): HeadTag => ({
  tag: 'script',
  attributes: { type: String(script.type) },
  text: jsonForHtml(withOrigin({ value: JSON.parse(String(script.children)), origin })),
})

/** Merges the head of the matched routes, outermost first: the innermost value wins. */
export const collectHead = ({
  matches,
  origin,
  path,
}: {
  matches: readonly HeadMatch[]
  origin: string
  path: string
}): Head => {
  let title = ''
  const named = new Map<string, HeadTag>()
  const entries = [
    { property: 'og:url', content: path },
    ...matches.flatMap((match) => match.meta ?? []).filter(isEntry),
  ]
  for (const entry of entries) {
    if (typeof entry.title === 'string') title = entry.title
    else named.set(String(entry.name ?? entry.property), metaTag({ entry, origin }))
  }
  const scripts = matches
    .flatMap((match) => match.headScripts ?? [])
    .filter(isEntry)
    .map((script) => dataScript({ script, origin }))
  const links = matches
    .flatMap((match) => match.links ?? [])
    .filter(isEntry)
    .map(linkTag)
  const canonical: HeadTag = {
    tag: 'link',
    attributes: { rel: 'canonical', href: `${origin}${path}` },
  }
  const isPrivate = named.has('robots')
  return {
    title,
    tags: [...named.values(), ...(isPrivate ? [] : [canonical, ...links]), ...scripts],
  }
}

const attributesToHtml = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

export const headToHtml = ({ title, tags }: Head) =>
  [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map((tag) => {
      const open = `<${tag.tag} ${MANAGED}${attributesToHtml(tag.attributes)}>`
      return tag.tag === 'script' ? `${open}${tag.text}</script>` : open
    }),
  ].join('')

/** Replaces the head elements of the previous page. */
export const applyHead = ({ title, tags }: Head) => {
  document.title = title
  for (const old of document.head.querySelectorAll(`[${MANAGED}]`)) old.remove()
  for (const tag of tags) {
    const element = document.createElement(tag.tag)
    element.setAttribute(MANAGED, '')
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value)
    if (tag.tag === 'script') element.textContent = tag.text
    document.head.append(element)
  }
}
