import type { TemplateField } from '@kadr/contract/studio/reel-templates'

type TextField = Extract<TemplateField, { kind: 'text' }>
type FileField = Extract<TemplateField, { kind: 'file' }>

export const listTextAsks = (asks: readonly TemplateField[]): TextField[] =>
  asks.filter((field) => field.kind === 'text')

export const listFileAsks = (asks: readonly TemplateField[]): FileField[] =>
  asks.filter((field) => field.kind === 'file')

/** Whether another reel of the template has words of its own. */
export const asksWords = (asks: readonly TemplateField[]): boolean =>
  asks.some(({ kind }) => kind === 'text')

/** At the end of a word where there is one in the second half. */
const cutWords = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return (end > most / 2 ? cut.slice(0, end) : cut).trim()
}

const fitWords = ({ most, lines }: TextField, entries: readonly string[]): string =>
  lines
    ? entries
        .slice(0, lines.most)
        .map((entry) => cutWords(entry, lines.each))
        .join('\n')
    : cutWords(entries.join(' '), most)

/**
 * A text over the places that ask for words: a line for each, in order. A list takes all lines that the places after it
 * can spare, the last place all that are left.
 */
export const spreadWords = ({
  asks,
  text,
}: {
  asks: readonly TemplateField[]
  text: string
}): { key: string; text: string }[] => {
  const places = listTextAsks(asks)
  const entries = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const spread: { key: string; text: string }[] = []
  let from = 0
  for (const [index, field] of places.entries()) {
    const after = places.length - index - 1
    const isGreedy = field.lines !== null || after === 0
    const count = isGreedy ? Math.max(1, entries.length - from - after) : 1
    const own = entries.slice(from, from + count)
    if (own.length === 0) break
    spread.push({ key: field.key, text: fitWords(field, own) })
    from += count
  }
  return spread
}

/** Files over the places that take them, each the first that fits. */
export const spreadFiles = ({
  asks,
  files,
}: {
  asks: readonly TemplateField[]
  files: readonly { id: string; kind: 'audio' | 'image' | 'video' }[]
}): { key: string; resourceId: string }[] => {
  const left = [...files]
  return listFileAsks(asks).flatMap(({ key, takes }) => {
    const at = left.findIndex(({ kind }) => takes.some((taken) => taken === kind))
    const [file] = at === -1 ? [] : left.splice(at, 1)
    return file ? [{ key, resourceId: file.id }] : []
  })
}
