import { Eye } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { composerCopy } from './copy.ts'
import { PreviewPane } from './preview-pane.tsx'
import type { TargetCheck } from './target-check.ts'

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
