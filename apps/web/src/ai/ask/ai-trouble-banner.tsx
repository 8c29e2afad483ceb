import { LiftLimitLink } from '../../media/limits/lift-limit-link.tsx'
import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { useCancelAi } from '../api/ai.mutations.ts'
import { useAiStatus } from '../api/ai.queries.ts'
import { copy, TROUBLE_TITLE } from '../copy.ts'
import type { AiTrouble } from './ai-trouble.ts'
import type { AiTroubleReason } from './ai-trouble-reason.ts'

/** A retry does not help with these. */
const NO_RETRY: ReadonlySet<AiTroubleReason> = new Set<AiTroubleReason>([
  'off',
  'no_points',
  'invalid',
  'viewer',
  'unknown_topic',
  'unable',
  'unseen',
])
const HARMLESS: ReadonlySet<AiTroubleReason> = new Set<AiTroubleReason>([
  'cancelled',
  'viewer',
  'unknown_topic',
  'unable',
  'unseen',
])

/** The blocking request may run in another tab or on another device. */
const CancelOther = () => {
  const { status } = useAiStatus()
  const cancel = useCancelAi()
  const id = status?.runningId
  if (!id) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      isLoading={cancel.isPending}
      onClick={() => cancel.mutate(id, { onError: (error) => notify.error(failureText(error)) })}
    >
      {copy.cancelOther}
    </Button>
  )
}

type Props = { trouble: AiTrouble; onRetry?: (() => void) | undefined }

export const AiTroubleBanner = ({ trouble: { reason, message }, onRetry }: Props) => (
  <div role="alert">
    <Banner
      tone={HARMLESS.has(reason) ? 'info' : 'warning'}
      title={TROUBLE_TITLE[reason]}
      text={message}
      action={
        <div className="flex flex-wrap gap-2">
          {reason === 'no_points' ? <LiftLimitLink limit="aiGenerations" /> : null}
          {reason === 'second' ? <CancelOther /> : null}
          {onRetry && !NO_RETRY.has(reason) ? (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {copy.retry}
            </Button>
          ) : null}
        </div>
      }
    />
  </div>
)
