import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { AiTakes } from '../../model/pieces.ts'
import type { ReelHelpWay } from '../../model/reel-help-way.ts'
import { REEL_HELP_NAME } from '../../reel-help-copy.ts'
import { KeptCaption } from './kept-caption.tsx'
import type { ReelCaption, ReelTaking } from './reel-help-dialog.tsx'

const ReelHelpDialog = lazy(() => import('./reel-help-dialog.tsx'))

type Input = {
  /** The reel's current product. */
  productId?: string | null
  /** Handlers that insert pieces into the reel. */
  takesOf: (taking: ReelTaking) => AiTakes
}

/** AI texts for a reel: buttons, the dialog over the editor, and the caption kept for the post. */
export const useReelHelp = ({ productId = null, takesOf }: Input) => {
  const [way, setWay] = useState<ReelHelpWay>()
  const [caption, setCaption] = useState<ReelCaption>()
  return {
    button: (opened: ReelHelpWay) => (
      <Button
        variant="soft"
        size="sm"
        aria-haspopup="dialog"
        icon={<Sparkles aria-hidden="true" className="size-4 max-lg:hidden" />}
        onClick={() => setWay(opened)}
      >
        {REEL_HELP_NAME[opened]}
      </Button>
    ),
    dialog: way ? (
      <Suspense>
        <ReelHelpDialog
          way={way}
          productId={productId}
          takesOf={takesOf}
          onTaken={setCaption}
          onClose={() => setWay(undefined)}
        />
      </Suspense>
    ) : null,
    caption: caption ? (
      <KeptCaption caption={caption} onDrop={() => setCaption(undefined)} />
    ) : null,
  }
}
