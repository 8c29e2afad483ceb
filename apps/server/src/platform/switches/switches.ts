import type { InstallationSwitch } from '@kadr/contract/operations/admin'
import type { Db } from '../../db/connection.ts'
import { listOn, turnOff, turnOn } from './switches.repository.ts'

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
    new Map((await listOn({ db })).map(({ name, onSince }) => [name, onSince]))
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
      await (isOn ? turnOn({ db, name, at }) : turnOff({ db, name }))
      known = undefined
    },
  }
}
