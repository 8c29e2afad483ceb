import { putBrandVoice } from '@kadr/contract/ai'
import { failureText } from '../../../platform/failure-text.ts'
import { useCan } from '../../../platform/use-can.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useBrandVoice } from '../api/ai.queries.ts'
import { copy } from '../copy.ts'
import { type TypedVoice, VoiceForm } from './voice-form.tsx'

export const VoiceTab = (typed: TypedVoice) => {
  const { voice, isError, error, isFetching, refetch } = useBrandVoice()
  const canEdit = useCan(putBrandVoice.action)
  if (voice) return <VoiceForm voice={voice} canEdit={canEdit} {...typed} />
  if (isError) {
    return (
      <Card>
        <ErrorState
          title={copy.brand.failed}
          text={failureText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    )
  }
  return (
    <Card className="max-w-140">
      <SkeletonGroup label={copy.brand.loading} className="grid gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-24" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </SkeletonGroup>
    </Card>
  )
}
