import * as z from 'zod/mini'
import { localTexts, type SafeStorage } from '../../../platform/safe-storage.ts'
import { composerForm } from './composer-form.ts'
import { composerWhen } from './composer-when.ts'

const localDraft = z.object({
  form: composerForm,
  when: z.nullable(composerWhen),
  /** Makes a repeated first save harmless. */
  key: z.string(),
  /** What the server had when this was written; null before the first save. */
  saved: z.nullable(z.object({ id: z.string(), version: z.int(), form: composerForm })),
})
/** An unfinished text as this device keeps it: through a lost network, a reload, a closed window. */
export type LocalDraft = z.infer<typeof localDraft>

/** `new` is the one post that has no address of its own yet. */
type Place = { workspaceId: string; postId: string | undefined; storage?: SafeStorage }

const PREFIX = 'kadr.post-draft'
const keyOf = ({ workspaceId, postId = 'new' }: Place) => `${PREFIX}.${workspaceId}.${postId}`

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readLocalDraft = (place: Place): LocalDraft | undefined => {
  const text = (place.storage ?? localTexts).read(keyOf(place))
  const read = text === null ? undefined : localDraft.safeParse(parse(text))
  return read?.success ? read.data : undefined
}

export const writeLocalDraft = ({ draft, ...place }: Place & { draft: LocalDraft }) =>
  (place.storage ?? localTexts).write(keyOf(place), JSON.stringify(draft))

export const removeLocalDraft = (place: Place) => (place.storage ?? localTexts).remove(keyOf(place))
