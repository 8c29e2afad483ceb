import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import { invalid } from './failures.ts'
import type { PagePlace } from './post-pages.repository.ts'

const place = z.tuple([z.nullable(z.iso.datetime()), z.uuid()])

export const writeCursor = ({ at, id }: PagePlace): string =>
  Buffer.from(JSON.stringify([at?.toISOString() ?? null, id])).toString('base64url')

export const readCursor = (text: string): PagePlace => {
  const read = z.safeParse(place, parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!read.success) throw invalid('cursor', 'Список изменился. Откройте его заново')
  const [at, id] = read.data
  return { at: at === null ? null : new Date(at), id }
}
