import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'

const letter = z.object({
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
export type SandboxLetter = z.infer<typeof letter>
export type StoredLetter = SandboxLetter & { id: string }

export type Mailbox = ReturnType<typeof openMailbox>

const MAX_LETTERS = 200
const SUFFIX = '.json'

/** Letters as files of one folder, shared by all processes of the machine. */
export function openMailbox({ folder }: { folder: string }) {
  /** Names begin with the time, so the newest is last. */
  const listIds = async () => {
    const names = await readdir(folder).catch(() => [])
    return names
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length))
      .sort()
  }

  const read = async (id: string): Promise<StoredLetter | undefined> => {
    const text = await readFile(join(folder, `${id}${SUFFIX}`), 'utf8').catch(() => '')
    const { data } = letter.safeParse(parseJson(text))
    return data && { ...data, id }
  }

  return {
    async put(letter: SandboxLetter): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const id = `${letter.sentAt.replaceAll(/\D/g, '')}-${randomUUID()}`
      const draft = join(folder, `${id}.draft`)
      await writeFile(draft, JSON.stringify(letter), { mode: 0o600 })
      await rename(draft, join(folder, `${id}${SUFFIX}`))
      const old = (await listIds()).slice(0, -MAX_LETTERS)
      for (const id of old) await rm(join(folder, `${id}${SUFFIX}`), { force: true })
    },
    /** Newest first. */
    async list(): Promise<StoredLetter[]> {
      const letters = await Promise.all((await listIds()).reverse().map(read))
      return letters.filter((found) => found !== undefined)
    },
    async find(id: string): Promise<StoredLetter | undefined> {
      return /^[\w-]+$/.test(id) ? read(id) : undefined
    },
  }
}
