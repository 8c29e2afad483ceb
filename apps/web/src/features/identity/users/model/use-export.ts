import { useState } from 'react'
import { useMessenger } from '../../../../messenger/messenger-context.tsx'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useServices } from '../../../../platform/api/services.tsx'
import { saveTextFile } from '../../../../platform/storage/save-text-file.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useBeginExport, useExportMe } from '../api/users.mutations.ts'
import { copy } from '../copy.ts'
import { type ExportFile, exportFileName, toExportFile } from './export-file.ts'

const notifyFailure = (error: Error) =>
  notify.error(copy.export.failed, { text: failureText(error) })

/** A browser downloads the file; a messenger uses its own method, or the text is shown to copy where it has none. */
export const useExport = ({ timeZone }: { timeZone: string }) => {
  const { isInMessenger } = useServices()
  const downloadFile = useMessenger()?.downloadFile
  const exportMe = useExportMe()
  const beginExport = useBeginExport()
  const [shown, setShown] = useState<ExportFile>()

  // Web views ignore downloads from the page; the messenger's own method requires a URL.
  const saveByMessenger = (download: NonNullable<typeof downloadFile>) =>
    beginExport.mutate(undefined, {
      onSuccess: async ({ url }) => {
        const fileName = exportFileName({ madeAt: new Date(), timeZone })
        const isAgreed = await download({ url, fileName })
        if (isAgreed) notify.success(copy.export.saving(fileName))
      },
      onError: notifyFailure,
    })

  const saveHere = () =>
    exportMe.mutate(undefined, {
      onSuccess: (data) => {
        const file = toExportFile({ data, timeZone })
        if (isInMessenger) return setShown(file)
        saveTextFile({ ...file, type: 'application/json' })
        notify.success(copy.export.done(file.name))
      },
      onError: notifyFailure,
    })

  return {
    save: () => (downloadFile ? saveByMessenger(downloadFile) : saveHere()),
    isSaving: exportMe.isPending || beginExport.isPending,
    shown,
    hide: () => setShown(undefined),
  }
}
