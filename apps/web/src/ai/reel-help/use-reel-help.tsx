import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import type { AiInsertHandlers } from '../results/pieces.ts'
import type { ReelHelpMethod } from './copy.ts'
import { REEL_HELP_NAME } from './copy.ts'
import { KeptCaption } from './kept-caption.tsx'
import type { InsertContext } from './reel-help-dialog.tsx'

const ReelHelpDialog = lazy(() => import('./reel-help-dialog.tsx'))

type Input = {
  /** The reel's current product. */
  productId?: string | null
  /** Handlers that insert pieces into the reel. */
  handlersOf: (context: InsertContext) => AiInsertHandlers
  /** The reel, which keeps the caption. */
  editor: { caption: string; setCaption: (caption: string) => void }
}

/** AI texts for a reel: buttons, the dialog over the editor, and the caption kept for the post. */
export const useReelHelp = ({ productId = null, handlersOf, editor }: Input) => {
  const [method, setMethod] = useState<ReelHelpMethod>()
  const [isOffline, setIsOffline] = useState(false)
  const { caption, setCaption } = editor
  return {
    button: (opened: ReelHelpMethod) => (
      <Button
        variant="soft"
        size="sm"
        aria-haspopup="dialog"
        icon={<Sparkles aria-hidden="true" className="size-4 max-lg:hidden" />}
        onClick={() => setMethod(opened)}
      >
        {REEL_HELP_NAME[opened]}
      </Button>
    ),
    dialog: method ? (
      <Suspense>
        <ReelHelpDialog
          method={method}
          productId={productId}
          handlersOf={handlersOf}
          onInserted={(inserted) => {
            if (!inserted) return
            setCaption(inserted.text)
            setIsOffline(inserted.isOffline)
          }}
          onClose={() => setMethod(undefined)}
        />
      </Suspense>
    ) : null,
    caption:
      caption === '' ? null : (
        <KeptCaption caption={caption} isOffline={isOffline} onChange={setCaption} />
      ),
  }
}
