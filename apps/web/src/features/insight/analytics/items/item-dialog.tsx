import { createPost } from '@kadr/contract/publishing/posts'
import { quote } from '@kadr/domain/base/quote'
import { Link } from '@tanstack/react-router'
import { ChartLine, Copy, FileText } from 'lucide-react'
import { getNetwork } from '../../../../networks/index.ts'
import { isNotFound } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useWorkItem } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { RatioText } from '../figures/ratio-text.tsx'
import { repeatSearch } from '../overview/describe-trait.ts'
import { OpenAtNetwork } from '../page/open-at-network.tsx'
import { ItemCover } from './item-cover.tsx'
import { ITEM_FIGURES, ItemFigureText } from './item-figures.tsx'

type Props = { itemId: string; onClose: () => void }
type Data = NonNullable<ReturnType<typeof useWorkItem>['data']>

const Actions = ({ data: { item, origin } }: { data: Data }) => {
  const canCreate = useCan(createPost.action)
  return (
    <>
      {item.permalink ? (
        <OpenAtNetwork network={item.network} url={item.permalink} variant="ghost" />
      ) : null}
      {item.postId ? (
        <LinkButton asChild variant="ghost">
          <Link to="/posts/$postId" params={{ postId: item.postId }}>
            <FileText aria-hidden="true" className="size-5" />
            {copy.item.post}
          </Link>
        </LinkButton>
      ) : null}
      {canCreate ? (
        <LinkButton asChild variant="secondary">
          <Link to="/posts/new" search={repeatSearch(origin)}>
            <Copy aria-hidden="true" className="size-5" />
            {copy.item.repeat}
          </Link>
        </LinkButton>
      ) : null}
      <LinkButton asChild>
        <Link to="/analytics/$" params={{ _splat: `work-items/${item.id}` }}>
          <ChartLine aria-hidden="true" className="size-5" />
          {copy.item.details}
        </Link>
      </LinkButton>
    </>
  )
}

const View = ({ data: { item } }: { data: Data }) => {
  const timeZone = useCurrentWorkspace()?.timeZone
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4">
      <ItemCover item={item} hasWords />
      <div className="grid content-start gap-3">
        <p className="text-label text-ink-2">
          {getNetwork(item.network).title} {quote(item.accountTitle)},{' '}
          {formatDateTime({ instant: item.publishedAt, timeZone })}
          {item.ratio === null ? null : (
            <>
              {' '}
              <RatioText ratio={item.ratio} />
            </>
          )}
        </p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          {ITEM_FIGURES.map((name) => (
            <div key={name} className="grid">
              <dt className="text-caption text-ink-3">{copy.itemMetrics[name]}</dt>
              <dd className="text-label font-medium">
                <ItemFigureText item={item} name={name} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** What can be done about a published piece, without leaving the list. */
export default function ItemDialog({ itemId, onClose }: Props) {
  const query = useWorkItem(itemId)
  const { data } = query
  const isGone = isNotFound(query.error)
  return (
    <Dialog
      open
      hasOwnBack
      size="lg"
      title={data ? data.item.title || copy.items.noTitle : copy.workItems}
      onOpenChange={onClose}
      {...(data && { footer: <Actions data={data} /> })}
    >
      <QueryFrame
        query={query}
        data={data}
        hasCard={false}
        failed={
          isGone
            ? { title: copy.item.notFound, canRetry: false }
            : { title: copy.failed, text: failureText(query.error) }
        }
        loading={
          <SkeletonGroup label={copy.loading} className="grid gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        }
      >
        {(loaded) => <View data={loaded} />}
      </QueryFrame>
    </Dialog>
  )
}
