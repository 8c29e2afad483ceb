import type { RouteData } from '@kadr/contract/route'
import type { exportMe } from '@kadr/contract/users'

export type ExportedData = RouteData<typeof exportMe>

type Exported = { data: ExportedData; timeZone: string }
export type ExportFile = { name: string; text: string }

/** A readable JSON document named by the day it was made where the person is. */
export const toExportFile = ({ data, timeZone }: Exported): ExportFile => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(data.exportedAt))
  return { name: `kadr-${day}.json`, text: `${JSON.stringify(data, null, 2)}\n` }
}
