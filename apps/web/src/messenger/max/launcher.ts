import { isFramed, type Launcher } from '../launcher.ts'
import { parseMaxLaunch } from './launch-params.ts'

/** Of a view that is the whole page the client is not seen from there: it is kept apart from what frames keep. */
const placeOf = () => (isFramed() ? 'kadr.telegram-launch' : 'kadr.max-launch')

/** What the client draws comes with a file of its own. */
export const max: Launcher = {
  parse: parseMaxLaunch,
  keepIn: placeOf,
  findIn: placeOf,
  start: async (params) => (await import('./start-max.ts')).startMax(params),
}
