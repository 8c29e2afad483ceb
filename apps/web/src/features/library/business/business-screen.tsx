import { addFact } from '@kadr/contract/library/business'
import { Globe, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useCan } from '../../../platform/session/current-workspace.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import type { SiteFinds } from './api/business.mutations.ts'
import { type Business, useBusiness } from './api/business.queries.ts'
import { EmptyBusiness } from './components/empty-business.tsx'
import type { EditedFact } from './components/fact-dialog.tsx'
import { FactList } from './components/fact-list.tsx'
import { Proposals } from './components/proposals.tsx'
import { copy } from './copy.ts'
import type { BusinessSearch } from './model/business-search.ts'
import { listCards, listTabs, type WordsCount } from './model/list-cards.ts'

const FactDialog = lazy(() => import('./components/fact-dialog.tsx'))
const SiteDialog = lazy(() => import('./components/site-dialog.tsx'))

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

const LOADING = (
  <SkeletonGroup
    label={copy.loading}
    className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3"
  >
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-40 w-full rounded-card" />
    ))}
  </SkeletonGroup>
)

type Props = {
  search: BusinessSearch
  onSearch: (part: Record<string, unknown>) => void
  /** The words of the brand's voice, with their card. */
  words: WordsCount & { card: ReactNode }
  isDesktop: boolean
}

const Tools = ({
  business,
  search,
  onSearch,
  words,
}: Omit<Props, 'isDesktop'> & { business: Business }) => (
  <div className="flex flex-wrap items-center gap-2">
    <Segmented
      label={copy.groups}
      options={listTabs({ business, words })}
      value={search.tab ?? 'all'}
      onValueChange={(tab) => onSearch({ tab })}
      className="w-full xl:w-170"
    />
    <SearchInput
      label={copy.search}
      placeholder={copy.searchPlaceholder}
      value={search.q ?? ''}
      onValueChange={(q) => onSearch({ q })}
      className="flex-1 basis-56"
    />
  </div>
)

export const BusinessScreen = ({ search, onSearch, words, isDesktop }: Props) => {
  const query = useBusiness()
  const canEdit = useCan(addFact.action)
  const [edited, setEdited] = useState<EditedFact>()
  const [isAskingSite, setIsAskingSite] = useState(false)
  const [finds, setFinds] = useState<SiteFinds>()
  const openSite = () => setIsAskingSite(true)

  const draw = (business: Business) => {
    const cards = listCards({ business, words, search })
    const isEmpty = cards.facts.length + cards.prices.length === 0 && !cards.hasWords
    return (
      <>
        {business.facts.length === 0 ? (
          <EmptyBusiness
            canEdit={canEdit}
            onAsk={(kind) => setEdited({ kind })}
            onSite={openSite}
          />
        ) : (
          <Tools business={business} search={search} onSearch={onSearch} words={words} />
        )}
        {isEmpty && business.facts.length > 0 ? (
          <EmptyList
            title={copy.nothingTitle}
            text={copy.nothingText}
            clear={{
              label: copy.showAll,
              onClear: () => onSearch({ q: undefined, tab: undefined }),
            }}
          />
        ) : (
          <FactList
            cards={cards}
            words={words.card}
            canEdit={canEdit}
            onEdit={(known) => setEdited({ known })}
          />
        )}
      </>
    )
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        {...(canEdit && {
          actions: (
            <>
              <Button
                variant="secondary"
                icon={<Globe aria-hidden="true" className="size-5" />}
                onClick={openSite}
              >
                {copy.fromSite}
              </Button>
              <Button
                icon={<Plus aria-hidden="true" className="size-5" />}
                onClick={() => setEdited({ kind: 'about' })}
              >
                {copy.add}
              </Button>
            </>
          ),
        })}
      />
      {finds ? (
        <Proposals finds={finds} isSheet={!isDesktop} onDone={() => setFinds(undefined)} />
      ) : null}
      <QueryFrame
        query={query}
        data={query.data}
        loading={LOADING}
        failed={{ title: copy.failed, text: failureText(query.error) }}
      >
        {draw}
      </QueryFrame>
      <Suspense>
        {edited ? <FactDialog edited={edited} onClose={() => setEdited(undefined)} /> : null}
        {isAskingSite ? (
          <SiteDialog
            onFound={(found) => {
              setFinds(found)
              setIsAskingSite(false)
            }}
            onClose={() => setIsAskingSite(false)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
