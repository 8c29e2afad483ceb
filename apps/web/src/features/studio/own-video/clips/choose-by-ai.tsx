import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useAiStatus } from '../../../../ai/api/ai.queries.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useChooseClips } from '../api/transcripts.queries.ts'
import { copy as texts } from '../copy.ts'

const { clips: copy } = texts

/** The clips by an engine instead of those by the rules, which stay when it fails. Nothing without an engine. */
export const ChooseByAi = ({ id, isByAi }: { id: string; isByAi: boolean }) => {
  const { status } = useAiStatus()
  const choose = useChooseClips()
  const [key, setKey] = useState(() => crypto.randomUUID())
  if (!status || status.isOffline || isByAi) return null
  const press = () =>
    choose.mutate(
      { id, key },
      {
        onSuccess: ({ clips }) => notify.success(copy.chosen(clips.length)),
        onError: (error) => notify.error(copy.notChosen, { text: failureText(error) }),
        // A stored failure is not given again.
        onSettled: () => setKey(crypto.randomUUID()),
      },
    )
  return (
    <div className="grid grid-cols-1 gap-1">
      <Button
        variant="secondary"
        size="sm"
        icon={<Sparkles aria-hidden="true" className="size-4" />}
        disabled={status.off !== null}
        isLoading={choose.isPending}
        onClick={press}
      >
        {copy.chooseByAi}
      </Button>
      <p className="text-center text-caption text-ink-2">{status.off?.message ?? copy.byAiCost}</p>
    </div>
  )
}
