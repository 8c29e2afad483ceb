const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of several lines stands below its name, further in. */
const scalar = (value: unknown, indent: string): string => {
  const text = String(value)
  if (!text.includes('\n')) return ` ${text}`
  return `\n${text
    .split('\n')
    .map((line) => `${indent}  | ${line}`)
    .join('\n')}`
}

const linesOf = (value: Record<string, unknown>, indent: string): string[] =>
  Object.entries(value).flatMap(([name, part]) => {
    if (part === null || part === undefined) return []
    if (Array.isArray(part)) {
      if (part.length === 0) return [`${indent}${name}: пусто`]
      return [`${indent}${name}:`, ...part.flatMap((item) => itemOf(item, indent))]
    }
    if (isRecord(part)) return [`${indent}${name}:`, ...linesOf(part, `${indent}  `)]
    return [`${indent}${name}:${scalar(part, indent)}`]
  })

const itemOf = (item: unknown, indent: string): string[] => {
  if (!isRecord(item)) return [`${indent}-${scalar(item, indent)}`]
  return linesOf(item, `${indent}  `).map((line, index) =>
    index === 0 ? `${indent}- ${line.trimStart()}` : line,
  )
}

/** The same as the structured answer, for those who read only texts: names and values, without the signs of JSON. */
export const toText = (value: Record<string, unknown>): string => linesOf(value, '').join('\n')
