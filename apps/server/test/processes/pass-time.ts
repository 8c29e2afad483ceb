import { systemClock } from '@kadr/kit/clock'
import * as z from 'zod/mini'
import { composition } from '../../src/app.ts'
import { loadConfig } from '../../src/config/config.ts'
import { readEnv } from '../../src/config/env.ts'
import { loadSecrets } from '../../src/config/secrets.ts'
import { renewDue } from '../../src/modules/money/billing/renewals/renew-due.ts'
import { createClosers, openStore } from '../../src/platform/process/open-store.ts'
import { createShell } from '../../src/platform/shell.ts'
import { createLog } from '../../src/platform/telemetry/log.ts'
import { moveBack } from '../move-back.ts'

/**
 * Beside a running server: everything a person has paid for happened so many days earlier, and what is due by then is done.
 * Arguments: the person, the days.
 */
const [userId, days] = z.parse(z.tuple([z.uuid(), z.coerce.number()]), process.argv.slice(2))

const closers = createClosers((error) => void process.stderr.write(`${error}\n`))
try {
  const config = loadConfig(readEnv())
  const log = createLog({ config })
  const { database } = await openStore({ config, log, closers, mayShare: true })
  const secrets = loadSecrets(config)
  const options = { config, secrets, database, workerUrl: null, clock: systemClock, log }
  const shell = await createShell(options, composition)
  closers.add(() => shell.close())
  await moveBack({ pool: database.pool, userId, days })
  await renewDue({ ctx: shell.ctx })
} finally {
  await closers.closeAll()
}
