import type { RouteData } from '@kadr/contract/base/route'
import type { exportMe } from '@kadr/contract/identity/users'

type ExportedData = RouteData<typeof exportMe>

type Exported = { data: ExportedData; timeZone: string }
export type ExportFile = { name: string; text: string }

/** Named by the date in the user's time zone. */
export const exportFileName = ({ madeAt, timeZone }: { madeAt: Date; timeZone: string }) =>
  `kadr-${new Intl.DateTimeFormat('sv-SE', { timeZone }).format(madeAt)}.json`

export const toExportFile = ({ data, timeZone }: Exported): ExportFile => ({
  name: exportFileName({ madeAt: new Date(data.exportedAt), timeZone }),
  text: `${JSON.stringify(data, null, 2)}\n`,
})
