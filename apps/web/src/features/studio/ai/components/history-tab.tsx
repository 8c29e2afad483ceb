import { type AiRequest, placePlan, repeatAi } from '@kadr/contract/studio/ai'
import type { AiKind } from '@kadr/contract/studio/ai-tasks'
import { useRef, useState } from 'react'
import { useCancelAi } from '../../../../ai/api/ai.mutations.ts'
import { KIND_NAME } from '../../../../ai/copy.ts'
import { useMoreWhenNear } from '../../../../media/resources/use-more-when-near.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { useAiHistory } from '../api/ai.queries.ts'
import { copy } from '../copy.ts'
import type { OpenInEditor } from '../model/use-open-in-editor.ts'
import { OptionalChoiceField, optionsOf } from './choice-field.tsx'
import { HistoryRow } from './history-row.tsx'
import { RemoveRequest } from './remove-request.tsx'

type Props = {
  kind: AiKind | undefined
  onKind: (kind: AiKind | undefined) => void
  onRepeat: (request: AiRequest) => void
  onAsk: () => void
  timeZone: string
  editorOpener: OpenInEditor
}

const ROWS = ['a', 'b', 'c', 'd']

const Loading = () => (
  <SkeletonGroup label={copy.list.loading} className="divide-y divide-line">
    {ROWS.map((row) => (
      <div key={row} className="grid gap-2 p-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    ))}
  </SkeletonGroup>
)

const Empty = ({ kind, onKind, onAsk }: Pick<Props, 'kind' | 'onKind' | 'onAsk'>) =>
  kind ? (
    <EmptyState
      drawing="search"
      title={copy.list.nothingTitle}
      text={copy.list.nothingText}
      action={
        <Button variant="secondary" onClick={() => onKind(undefined)}>
          {copy.list.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={copy.list.emptyTitle}
      text={copy.list.emptyText}
      action={<Button onClick={onAsk}>{copy.list.askFirst}</Button>}
    />
  )

const Requests = ({
  requests,
  onRepeat,
  timeZone,
  editorOpener,
}: Pick<Props, 'onRepeat' | 'editorOpener' | 'timeZone'> & { requests: readonly AiRequest[] }) => {
  const workspace = useCurrentWorkspace()
  const cancel = useCancelAi()
  const [doomedId, setDoomedId] = useState<string>()
  const now = new Date()
  const canAsk = useCan(repeatAi.action)
  const canInsert = useCan(placePlan.action)
  const actions = {
    onRepeat,
    onRemove: setDoomedId,
    onCancel: (id: string) =>
      cancel.mutate(id, {
        onSuccess: () => notify.success(copy.list.cancelled),
        onError: (error) => notify.error(failureText(error)),
      }),
  }
  return (
    <>
      <List label={copy.history}>
        {requests.map((request) => (
          <HistoryRow
            key={request.id}
            request={request}
            when={describeMoment({ at: new Date(request.createdAt), now, timeZone })}
            hasAuthor={workspace?.isPersonal === false}
            actions={canAsk ? actions : undefined}
            editorOpener={canInsert ? editorOpener : undefined}
          />
        ))}
      </List>
      {doomedId ? <RemoveRequest id={doomedId} onClose={() => setDoomedId(undefined)} /> : null}
    </>
  )
}

export const HistoryTab = ({ kind, onKind, onRepeat, onAsk, timeZone, editorOpener }: Props) => {
  const history = useAiHistory({ kind })
  const end = useRef<HTMLDivElement>(null)
  const { requests, hasNextPage, isFetchingNextPage, fetchNextPage } = history
  useMoreWhenNear({ end, onMore: fetchNextPage, isWanted: hasNextPage && !isFetchingNextPage })
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-w-140">
        <OptionalChoiceField
          label={copy.list.filter}
          options={optionsOf(KIND_NAME)}
          none={copy.list.all}
          value={kind ?? null}
          onChange={(chosen) => onKind(chosen ?? undefined)}
        />
      </div>
      <Card padding="none">
        <QueryFrame
          query={history}
          data={requests}
          loading={<Loading />}
          failed={{ title: copy.list.failed, text: failureText(history.error) }}
          empty={<Empty kind={kind} onKind={onKind} onAsk={onAsk} />}
          hasCard={false}
        >
          {(shown) => (
            <Requests
              requests={shown}
              onRepeat={onRepeat}
              timeZone={timeZone}
              editorOpener={editorOpener}
            />
          )}
        </QueryFrame>
      </Card>
      <div ref={end} className="flex min-h-1 justify-center text-accent">
        {isFetchingNextPage ? <Spinner label={copy.list.loadingMore} /> : null}
      </div>
    </div>
  )
}
