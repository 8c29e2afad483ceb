import type { Product } from '@kadr/contract/products'
import { Sparkles } from 'lucide-react'
import { AiNote } from '../../../assist/components/ai-note.tsx'
import { AiRunView } from '../../../assist/components/ai-run-view.tsx'
import { AiTroubleBanner } from '../../../assist/components/ai-trouble-banner.tsx'
import { useAiPermit, useAiRequest } from '../../../assist/model/use-ai-request.ts'
import { useDraftHandlers } from '../../../assist/model/use-draft-handlers.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { copy as productsCopy } from '../copy.ts'

const { ideas: copy } = productsCopy

type Props = { product: Product; onClose: () => void }

/** Ideas are based on the saved product, not on unsaved edits. */
export default function ProductIdeas({ product, onClose }: Props) {
  const { status, refusal } = useAiPermit()
  const { run, ask, cancel } = useAiRequest()
  const { takesOf, isTaking } = useDraftHandlers()
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
          isTaking={isTaking}
          {...(isDone && { takes: takesOf(run.request.id), takeLabel: copy.take })}
        />
      </div>
    </Dialog>
  )
}
