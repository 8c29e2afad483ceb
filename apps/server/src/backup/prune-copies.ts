import type { CopiesStore } from './copies-store.ts'
import { FILES, fileName, readFilesList } from './copy-files.ts'
import { FOLDER, listCopies } from './manifest.ts'

/** Removes all but the newest `keep` copies, then the files that none of those names. Returns the ids of the removed. */
export const pruneCopies = async ({
  copies,
  keep,
}: {
  copies: CopiesStore
  keep: number
}): Promise<string[]> => {
  const ids = await listCopies(copies)
  const old = ids.slice(0, -keep)
  if (old.length === 0) return []
  const named = new Set<string>()
  for (const id of ids.slice(-keep)) {
    for await (const [key] of readFilesList(copies, id)) named.add(fileName(key))
  }
  // A copy without its folder is none: its files may go after it, not before.
  for (const id of old) await copies.removeFolder(`${FOLDER}/${id}`)
  for await (const name of copies.list(FILES)) {
    if (!named.has(name)) await copies.remove(name)
  }
  return old
}
