import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readyForShares } from '../../../platform/offline/offline-app.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ReceivedCard } from './components/received-card.tsx'
import { copy } from './copy.ts'
import type { ShareSearch } from './model/share-search.ts'
import { useReceived } from './model/use-received.ts'

const HELP = '/knowledge-base/start/podelitsya-v-kadr'

/** Where other apps' «Поделиться» leads: what came, and what to make of it. */
export default function SharePage() {
  const { lost }: ShareSearch = useSearch({ from: '/app/share' })
  const received = useReceived()
  useEffect(readyForShares, [])
  const isNothing = received && received.words === '' && received.files.length === 0
  return (
    <div className="mx-auto grid w-full max-w-180 grid-cols-1 gap-4">
      <PageHeader title={copy.title} />
      {lost ? <Banner tone="warning" title={copy.lost[lost]} /> : null}
      {received === undefined ? (
        <SkeletonGroup label={copy.loading} className="grid gap-3">
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      ) : isNothing ? (
        <Card>
          <EmptyState
            title={copy.nothing.title}
            text={copy.nothing.text}
            action={<a href={HELP}>{copy.nothing.help}</a>}
          />
        </Card>
      ) : (
        <ReceivedCard received={received} />
      )}
    </div>
  )
}
