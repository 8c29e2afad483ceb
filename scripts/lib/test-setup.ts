import fc from 'fast-check'
import { vi } from 'vitest'

/**
 * Property tests try the same inputs in every run of `npm test`, so that a change passes or fails by
 * itself. `PROPERTY_SEED=random` looks for failures nobody has met, a number repeats one.
 */
const wanted = process.env.PROPERTY_SEED ?? '20260101'

if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) })

/** Only what hangs reaches it: the second that Vitest waits by default is too short on a busy machine. */
const PATIENCE_MS = 60_000
const patient = Symbol.for('kadr.patient')

// Test files share their worker: this runs before each of them.
if (!Reflect.has(vi.waitFor, patient)) {
  const { waitFor } = vi
  const waitLonger: typeof waitFor = (check, options) =>
    waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
  vi.waitFor = Object.assign(waitLonger, { [patient]: true })
}
