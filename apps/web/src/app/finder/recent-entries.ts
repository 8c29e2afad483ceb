import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import type { SafeStorage } from '../../platform/storage/safe-storage.ts'
import { iconOf } from './entry-icons.ts'
import type { FinderEntry } from './finder-entry.ts'

const MOST = 6

const keyOf = (workspaceId: string) => `finder.${workspaceId}`

const stored = z.array(
  z.object({
    href: z.string().check(z.startsWith('/')),
    title: z.string(),
    note: z.optional(z.string()),
  }),
)
export type Recent = z.infer<typeof stored>[number]

type Place = { storage: SafeStorage; workspaceId: string }

export const readRecent = ({ storage, workspaceId }: Place): Recent[] => {
  const text = storage.read(keyOf(workspaceId))
  const read = stored.safeParse(text === null ? [] : parseJson(text))
  return read.success ? read.data : []
}

/** The last one first, each once. */
export const addRecent = ({ storage, workspaceId, recent }: Place & { recent: Recent }) => {
  const others = readRecent({ storage, workspaceId }).filter(({ href }) => href !== recent.href)
  const text = JSON.stringify([recent, ...others].slice(0, MOST))
  storage.write(keyOf(workspaceId), text)
}

export const toEntries = (recents: readonly Recent[]): FinderEntry[] =>
  recents.map(({ href, title, note }) => ({
    key: `recent:${href}`,
    href,
    title,
    note,
    icon: iconOf(href),
  }))
