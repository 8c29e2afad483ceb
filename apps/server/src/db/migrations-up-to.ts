import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { MIGRATIONS_FOLDER } from './migrator.ts'

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

/** Runs with a folder of the migrations up to the one made at `newest`. Undefined when this version does not know it. */
export const withMigrationsUpTo = async <Result>({
  newest,
  run,
}: {
  newest: number
  run(folder: string): Promise<Result>
}): Promise<Result | undefined> => {
  const text = await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')
  const known = journal.parse(JSON.parse(text))
  if (!known.entries.some(({ when }) => when === newest)) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'kadr-migrations-'))
  try {
    for (const name of await readdir(MIGRATIONS_FOLDER)) {
      if (name.endsWith('.sql')) await symlink(join(MIGRATIONS_FOLDER, name), join(folder, name))
    }
    const entries = known.entries.filter(({ when }) => when <= newest)
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...known, entries }))
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
