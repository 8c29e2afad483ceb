import type { InstallationSwitch } from '@kadr/contract/operations/admin'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { installationSwitches } from '../../db/schema/platform/switches.ts'

export type Switches = {
  /** Known to all processes within seconds. */
  isOn(name: InstallationSwitch): Promise<boolean>
  /** The switches that are on, and since when. */
  read(): Promise<ReadonlyMap<InstallationSwitch, Date>>
  set(input: { name: InstallationSwitch; isOn: boolean; at: Date }): Promise<void>
}

/** What operators turn for everybody. Asked by most requests, so an answer is kept for a moment. */
export const createSwitches = ({ db, maxAgeMs }: { db: Db; maxAgeMs: number }): Switches => {
  let known: { reading: ReturnType<Switches['read']>; at: number } | undefined
  const read: Switches['read'] = async () =>
    new Map(
      (await db.select().from(installationSwitches)).map(({ name, onSince }) => [name, onSince]),
    )
  return {
    read,
    async isOn(name) {
      const now = performance.now()
      if (!known || now - known.at >= maxAgeMs) {
        const reading = read()
        known = { reading, at: now }
        // What failed is asked again by the next.
        reading.catch(() => {
          if (known?.reading === reading) known = undefined
        })
      }
      return (await known.reading).has(name)
    },
    async set({ name, isOn, at }) {
      await (isOn
        ? db.insert(installationSwitches).values({ name, onSince: at }).onConflictDoNothing()
        : db.delete(installationSwitches).where(eq(installationSwitches.name, name)))
      known = undefined
    },
  }
}
