import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { saveTextFile } from '../../../platform/save-text-file.ts'
import { useServices } from '../../../platform/services.tsx'
import type { Bridge } from '../../../telegram/bridge.ts'
import { downloadFile } from '../../../telegram/download-file.ts'
import { useTelegram } from '../../../telegram/telegram-context.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useBeginExport, useExportMe } from '../api/account.mutations.ts'
import { copy } from '../copy.ts'
import { type ExportFile, exportFileName, toExportFile } from './export-file.ts'

const notifyFailure = (error: Error) =>
  notify.error(copy.export.failed, { text: failureText(error) })

/** A browser downloads the file; Telegram uses its own download method, or shows the text to copy in old clients. */
export const useExport = ({ timeZone }: { timeZone: string }) => {
  const { isTelegram } = useServices()
  const bridge = useTelegram()
  const exportMe = useExportMe()
  const beginExport = useBeginExport()
  const [shown, setShown] = useState<ExportFile>()

  // Telegram's WebViews ignore downloads from the page; its own method requires a URL.
  const saveByTelegram = (client: Bridge) =>
    beginExport.mutate(undefined, {
      onSuccess: async ({ url }) => {
        const fileName = exportFileName({ madeAt: new Date(), timeZone })
        const isAgreed = await downloadFile({ bridge: client, url, fileName })
        if (isAgreed) notify.success(copy.export.saving(fileName))
      },
      onError: notifyFailure,
    })

  const saveHere = () =>
    exportMe.mutate(undefined, {
      onSuccess: (data) => {
        const file = toExportFile({ data, timeZone })
        if (isTelegram) return setShown(file)
        saveTextFile({ ...file, type: 'application/json' })
        notify.success(copy.export.done(file.name))
      },
      onError: notifyFailure,
    })

  return {
    save: () =>
      bridge?.supports('web_app_request_file_download') ? saveByTelegram(bridge) : saveHere(),
    isSaving: exportMe.isPending || beginExport.isPending,
    shown,
    hide: () => setShown(undefined),
  }
}
