import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.ts'
import { useExportMe } from '../api/export-me.ts'
import { copy } from '../copy.ts'
import { type ExportFile, toExportFile } from '../model/export-file.ts'
import { saveFile } from '../model/save-file.ts'
import { ExportDialog } from './export-dialog.tsx'
import { SettingsCard } from './settings-card.tsx'

export const ExportSection = ({ timeZone }: { timeZone: string }) => {
  const { isTelegram } = useServices()
  const exportMe = useExportMe()
  const [shown, setShown] = useState<ExportFile>()

  const run = () =>
    exportMe.mutate(undefined, {
      onSuccess: (data) => {
        const file = toExportFile({ data, timeZone })
        // Telegram's WebViews drop downloads made in the page, and its own method takes only a public address.
        if (isTelegram) setShown(file)
        else {
          saveFile(file)
          notify.success(copy.export.done(file.name))
        }
      },
      onError: (error) => notify.error(copy.export.failed, { text: failureText(error) }),
    })

  return (
    <SettingsCard id="export" title={copy.export.title} text={copy.export.text}>
      <Button
        variant="secondary"
        isLoading={exportMe.isPending}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={run}
      >
        {copy.export.action}
      </Button>
      {shown ? <ExportDialog file={shown} onClose={() => setShown(undefined)} /> : null}
    </SettingsCard>
  )
}
