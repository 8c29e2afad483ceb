import type { InstallationSwitch } from '@kadr/contract/operations/admin'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { installationSwitches } from '../../db/schema/platform/switches.ts'

export const listOn = ({ db }: { db: Db }) => db.select().from(installationSwitches)

export const turnOn = ({ db, name, at }: { db: Db; name: InstallationSwitch; at: Date }) =>
  db.insert(installationSwitches).values({ name, onSince: at }).onConflictDoNothing()

export const turnOff = ({ db, name }: { db: Db; name: InstallationSwitch }) =>
  db.delete(installationSwitches).where(eq(installationSwitches.name, name))
