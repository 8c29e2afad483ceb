import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDownloadSandbox, type DownloadSandbox } from '@kadr/sandbox/downloads'
import { type Engine, findEngine } from '../src/_shared/engine/find-engine.ts'
import { createPlayedOutside, type Outside } from '../src/_shared/outside.ts'
import { findLink } from '../src/find-link.ts'
import { readDetails, readWork } from '../src/read-work.ts'

/** Where packages of the system put their programs. */
export const PATH = '/usr/local/bin:/usr/bin:/bin'

/** Undefined where yt-dlp is not installed. */
export const engine: Engine | undefined = await findEngine({
  path: PATH,
  given: null,
  fetched: '/nowhere/yt-dlp',
  now: new Date('2023-03-10'),
})

export type Played = {
  sandbox: DownloadSandbox
  outside: Outside
  folder: string
  /** Everything behind a link, as a person would get it. */
  read(text: string): ReturnType<typeof readWork>
  close(): void
}

/** The nine sources on a local server, and the whole way from a link to files. */
export const playSources = async (): Promise<Played> => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-downloads-'))
  const sandbox = await createDownloadSandbox({ folder: join(folder, 'sandbox'), path: PATH })
  const outside = createPlayedOutside(sandbox)
  return {
    sandbox,
    outside,
    folder,
    async read(text) {
      const found = await findLink({ text, outside })
      const details = await readDetails({ outside, found })
      return readWork({ outside, found, details, engine, path: PATH, tempDir: folder })
    },
    close() {
      sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
