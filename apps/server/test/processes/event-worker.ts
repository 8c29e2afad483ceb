import { flushCompileCache } from 'node:module'
import { systemClock } from '@kadr/kit/clock'
import { sql } from 'drizzle-orm'
import { createSecrets } from '../../src/config/secrets.ts'
import { openDatabase } from '../../src/db/connection.ts'
import { defineConsumer } from '../../src/platform/events/define-consumer.ts'
import { createShell } from '../../src/platform/shell.ts'
import { createLog } from '../../src/platform/telemetry/log.ts'
import { NO_API } from '../no-api.ts'
import { createTestConfig } from '../test-config.ts'

/**
 * A separate process that consumes `generation.failed` into the table `handled`, for tests that kill it. An event
 * titled `stop` suspends the first process that reads it, after its write. The argument is the database URL.
 */
const url = process.argv[2] ?? ''
const config = createTestConfig({ roles: new Set(['worker']) })
const log = createLog({ config })
const database = openDatabase({ url, maxConnections: 4, onIdleError: () => undefined })

const isMarked = async () => (await database.db.execute(sql`select 1 from stopped`)).rows.length > 0

const consumer = defineConsumer({
  name: 'test.worker',
  kinds: ['generation.failed'],
  isFromBeginning: true,
  async handle({ tx, event }) {
    await tx.execute(
      sql`insert into handled (event_id, workspace_id) values (${event.id}, ${event.workspaceId})`,
    )
    const { title } = event.payload
    // Only once: the next process to read the event finds the mark.
    if (title !== 'stop' || (await isMarked())) return
    await database.db.execute(sql`insert into stopped (pid) values (${process.pid})`)
    process.kill(process.pid, 'SIGSTOP')
  },
})

const shell = await createShell(
  {
    config,
    secrets: createSecrets(Buffer.alloc(32, 7)),
    database,
    workerUrl: null,
    clock: systemClock,
    log,
  },
  {
    modules: [{ name: 'test', consumers: [consumer] }],
    authenticate: async () => undefined,
    findMembership: async () => undefined,
    assertInReach: async () => {},
    openApi: () => NO_API,
    openOperators: () => ({ admit: async () => {}, record: async () => {} }),
    openProofs: () => ({ demand: async () => {} }),
  },
)
shell.serve()
// A killed process never saves what it has compiled.
flushCompileCache()
process.send?.('ready')
