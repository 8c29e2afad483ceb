import type { FakeClock } from '../fake-network.ts'

const UNITS_PER_DAY = 10_000
const INSERTS_PER_DAY = 100

const PACIFIC = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** Daily quota of the project: uploads are counted separately. Off in load tests. */
export function createQuota(input: { clock: FakeClock; isOff: boolean }) {
  let day = ''
  let used = { units: 0, inserts: 0 }

  const today = () => {
    const now = PACIFIC.format(input.clock.now())
    if (now !== day) {
      day = now
      used = { units: 0, inserts: 0 }
    }
    return used
  }

  return {
    spendUnits: (units: number): boolean => {
      const spent = today()
      if (!input.isOff && spent.units + units > UNITS_PER_DAY) return false
      spent.units += units
      return true
    },
    takeInsert: (): boolean => {
      const spent = today()
      if (!input.isOff && spent.inserts >= INSERTS_PER_DAY) return false
      spent.inserts += 1
      return true
    },
    reset: () => {
      used = { units: 0, inserts: 0 }
    },
  }
}
