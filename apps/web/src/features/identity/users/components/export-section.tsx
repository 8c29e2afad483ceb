import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { copy } from '../copy.ts'
import { useExport } from '../model/use-export.ts'

/** Only clients that can't save a file need this chunk. */
const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))

export const ExportSection = ({ timeZone }: { timeZone: string }) => {
  const { save, isSaving, shown, hide } = useExport({ timeZone })
  return (
    <SettingsCard id="export" title={copy.export.title} text={copy.export.text}>
      <Button
        variant="secondary"
        isLoading={isSaving}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={save}
      >
        {copy.export.action}
      </Button>
      <Suspense>{shown ? <ExportDialog file={shown} onClose={hide} /> : null}</Suspense>
    </SettingsCard>
  )
}
