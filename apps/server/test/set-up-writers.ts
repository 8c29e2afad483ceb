import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createFakeClock } from './fake-clock.ts'
import { addAccount, newWriter, type Writer } from './posts.ts'
import { createTestApp } from './test-app.ts'
import type { TestShell } from './test-shell.ts'

const NOW = new Date('2026-03-10T09:00:00Z')
/** So many numbers from `people` on are free for others of the same test. */
const STEP = 100

type Desk = { app: TestShell; who: Writer; channel: string; people: number }

/** Before each test of the file it is the tenth of March again, and `give` gets somebody new with a channel. */
export const setUpWriters = (give: (desk: Desk) => void) => {
  const clock = createFakeClock(NOW)
  let app: TestShell | undefined
  let people = 0
  beforeAll(async () => {
    app = await createTestApp({ clock })
  })
  afterAll(() => app?.stop())
  beforeEach(async () => {
    if (!app) throw new Error('The program has not started')
    clock.set(NOW)
    people += STEP
    const who = await newWriter(app, people)
    give({ app, who, channel: await addAccount(app, who), people })
  })
  return clock
}
