import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createFakeClock } from './fake-clock.ts'
import { addAccount, newWriter, type Writer } from './posts.ts'
import { createTestApp } from './test-app.ts'
import type { TestShell } from './test-shell.ts'

const NOW = new Date('2026-03-10T09:00:00Z')
/** So many user ids from `people` on are reserved for one test. */
const STEP = 100

type Setup = { app: TestShell; who: Writer; channel: string; people: number }

/** Before each test resets the clock to 10 March and passes a new user with a channel to `give`. */
export const setUpWriters = (
  give: (setup: Setup) => void,
  start: typeof createTestApp = createTestApp,
) => {
  const clock = createFakeClock(NOW)
  let app: TestShell | undefined
  let people = 0
  beforeAll(async () => {
    app = await start({ clock })
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
