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
  /** The product the reel tells of already. */
  productId?: string | null
  /** Puts what is taken into the reel. */
  takesOf: (taking: ReelTaking) => AiTakes
}

/** Help with the words of a reel: buttons that open it, the help over the editor, and what it leaves for the post. */
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
