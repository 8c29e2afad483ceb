import type { Product } from '@kadr/contract/library/products'
import { Sparkles } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useProductChoice } from '../../media/api/media.queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { AiNote } from '../ask/ai-note.tsx'
import { AiRunView } from '../ask/ai-run-view.tsx'
import { AiTroubleBanner } from '../ask/ai-trouble-banner.tsx'
import { useAiPermit, useAiRequest } from '../ask/use-ai-request.ts'
import type { AiInsertHandlers } from '../results/pieces.ts'
import type { ReelHelpMethod } from './copy.ts'
import {
  reelHelpCopy as copy,
  REEL_HELP_HINT,
  REEL_HELP_NAME,
  REEL_INSERT_NAME,
  REEL_TAKEN,
} from './copy.ts'
import { ReelHelpFields } from './reel-help-fields.tsx'
import { findPromptErrors, type ReelPrompt, reelTask } from './reel-prompt.ts'

/** A caption for the post, generated together with the texts of the reel. */
type ReelCaption = { text: string; isOffline: boolean }

type Written = { caption: string; hashtags?: readonly string[] }

/** Context of inserted texts: their product, and a callback after they are in the reel. */
export type InsertContext = {
  product: Product | undefined
  /** What the texts are about, in the user's words. */
  topic: string
  done: (written?: Written) => void
}

type Props = {
  method: ReelHelpMethod
  /** The reel's current product. */
  productId: string | null
  handlersOf: (context: InsertContext) => AiInsertHandlers
  onInserted: (caption: ReelCaption | undefined) => void
  onClose: () => void
}

const captionOf = ({ caption, hashtags = [] }: Written) =>
  [caption, hashtags.join(' ')].filter((part) => part !== '').join('\n\n')

/** The reel changes only when the user inserts the result. */
export default function ReelHelpDialog({
  method,
  productId,
  handlersOf,
  onInserted,
  onClose,
}: Props) {
  const [wish, setWish] = useState<ReelPrompt>({ topic: '', productId, slides: 6, seconds: 30 })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { status, refusal } = useAiPermit()
  const { products } = useProductChoice()
  const { run, ask, cancel } = useAiRequest()
  const errors = findPromptErrors({ method, wish })
  const start = () => {
    setIsSubmitted(true)
    if (Object.keys(errors).length === 0) ask(reelTask({ method, wish }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  const answer = useRef<HTMLDivElement>(null)
  // The form fills a phone's screen: without the scroll the result would appear below the fold.
  useEffect(() => {
    if (run.state !== 'idle') answer.current?.scrollIntoView({ block: 'start' })
  }, [run.state])

  const request = run.state === 'done' ? run.request : undefined
  const productOfRequest = request && 'productId' in request.task ? request.task.productId : null
  const handlers = handlersOf({
    product: products?.find(({ id }) => id === productOfRequest),
    topic: wish.topic,
    done: (written) => {
      const text = written ? captionOf(written) : ''
      onInserted(text === '' ? undefined : { text, isOffline: request?.isOffline ?? false })
      notify.success(REEL_TAKEN[method], { text: copy.undoHint })
      onClose()
    },
  })

  return (
    <Dialog
      open
      title={REEL_HELP_NAME[method]}
      description={REEL_HELP_HINT[method]}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid grid-cols-1 gap-4">
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <ReelHelpFields
            method={method}
            wish={wish}
            onWish={(change) => setWish({ ...wish, ...change })}
            errors={isSubmitted ? errors : {}}
          />
          {refusal ? <AiTroubleBanner trouble={refusal} /> : null}
          <Button
            type="submit"
            isFullWidth
            variant={request ? 'secondary' : 'primary'}
            disabled={run.state === 'running' || refusal !== undefined}
            icon={<Sparkles aria-hidden="true" className="size-5" />}
          >
            {request ? copy.again : copy.ask}
          </Button>
          <AiNote status={status}>{copy.cost}</AiNote>
        </form>
        <div ref={answer} className="grid grid-cols-1 gap-4 pt-2">
          <AiRunView
            run={run}
            onCancel={cancel}
            onRetry={start}
            handlers={handlers}
            insertLabel={REEL_INSERT_NAME[method]}
          />
        </div>
      </div>
    </Dialog>
  )
}
