import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error.ts'

type Path = readonly PropertyKey[]

/** Reads YAML by a schema; a mistake names the line of the field, or of the nearest one around it. */
export const readYaml = <T extends z.ZodType>({
  file,
  text,
  schema,
  firstLine = 1,
}: {
  file: string
  text: string
  schema: T
  /** Where the YAML begins in the file. */
  firstLine?: number
}): z.infer<T> => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const fail = (offset: number, message: string): never => {
    const { line } = lines.linePos(offset)
    throw new ContentError({ file, line: line + firstLine - 1, message })
  }
  const [broken] = document.errors
  if (broken) fail(broken.pos[0], broken.message.split('\n')[0] ?? '')
  const offsetOf = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true)
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return Number(node.range[0])
    }
    return 0
  }
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  // The message of an unknown field does not name it in every language.
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...(issue?.path ?? []), ...unknown]
  return fail(offsetOf(path), `${path.join('.')}: ${issue?.message}`)
}
