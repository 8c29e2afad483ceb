import { LiftLimitLink } from '../../media/components/lift-limit-link.tsx'
import { failureText } from '../../platform/failure-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.tsx'
import { useAiStatus, useCancelAi } from '../api/assist.calls.ts'
import { copy, TROUBLE_TITLE } from '../copy.ts'
import type { AiTrouble } from '../model/ai-trouble.ts'
import type { AiTroubleReason } from '../model/ai-trouble-reason.ts'

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
