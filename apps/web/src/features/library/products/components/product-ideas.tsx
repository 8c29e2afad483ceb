import type { Product } from '@kadr/contract/library/products'
import { Sparkles } from 'lucide-react'
import { AiNote } from '../../../../ai/ask/ai-note.tsx'
import { AiRunView } from '../../../../ai/ask/ai-run-view.tsx'
import { AiTroubleBanner } from '../../../../ai/ask/ai-trouble-banner.tsx'
import { useAiPermit, useAiRequest } from '../../../../ai/ask/use-ai-request.ts'
import { useDraftHandlers } from '../../../../ai/results/use-draft-handlers.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy as productsCopy } from '../copy.ts'

const { ideas: copy } = productsCopy

type Props = { product: Product; onClose: () => void }

/** Ideas are based on the saved product, not on unsaved edits. */
export default function ProductIdeas({ product, onClose }: Props) {
  const { status, refusal } = useAiPermit()
  const { run, ask, cancel } = useAiRequest()
  const { handlersOf, isInserting } = useDraftHandlers()
  const start = () => ask({ kind: 'product_ideas', productId: product.id })
  const isDone = run.state === 'done'
  return (
    <Dialog
      open
      size="lg"
      title={copy.title}
      description={copy.description(product.name)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid grid-cols-1 gap-4">
        {refusal ? <AiTroubleBanner trouble={refusal} /> : null}
        <Button
          className="justify-self-start max-sm:w-full"
          variant={isDone ? 'secondary' : 'primary'}
          disabled={run.state === 'running' || refusal !== undefined}
          icon={<Sparkles aria-hidden="true" className="size-5" />}
          onClick={start}
        >
          {isDone ? copy.again : copy.ask}
        </Button>
        <AiNote status={status} />
        <AiRunView
          run={run}
          onCancel={cancel}
          onRetry={start}
          isInserting={isInserting}
          {...(isDone && { handlers: handlersOf(run.request.id), insertLabel: copy.createPost })}
        />
      </div>
    </Dialog>
  )
}
