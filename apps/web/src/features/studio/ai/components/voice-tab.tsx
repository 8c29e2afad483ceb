import { putBrandVoice } from '@kadr/contract/studio/ai'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useBrandVoice } from '../api/ai.queries.ts'
import { copy } from '../copy.ts'
import { type TypedVoice, VoiceForm } from './voice-form.tsx'

const LOADING = (
  <Card className="max-w-140">
    <SkeletonGroup label={copy.brand.loading} className="grid gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </SkeletonGroup>
  </Card>
)

export const VoiceTab = (typed: TypedVoice) => {
  const { voice, ...query } = useBrandVoice()
  const canEdit = useCan(putBrandVoice.action)
  return (
    <QueryFrame
      query={query}
      data={voice}
      loading={LOADING}
      failed={{ title: copy.brand.failed, text: failureText(query.error) }}
    >
      {(loaded) => <VoiceForm voice={loaded} canEdit={canEdit} {...typed} />}
    </QueryFrame>
  )
}
