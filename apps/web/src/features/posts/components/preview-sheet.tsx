import { Eye } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { composerCopy } from '../composer-copy.ts'
import type { TargetCheck } from '../model/target-check.ts'
import { PreviewPane } from './preview-pane.tsx'

/** Below the xl breakpoint the preview is a sheet. */
export const PreviewSheet = ({ checks }: { checks: readonly TargetCheck[] }) => (
  <div className="xl:hidden">
    <Dialog
      title={composerCopy.preview.title}
      trigger={
        <Button
          variant="secondary"
          isFullWidth
          icon={<Eye aria-hidden="true" className="size-5" />}
        >
          {composerCopy.preview.title}
        </Button>
      }
    >
      <PreviewPane checks={checks} />
    </Dialog>
  </div>
)
