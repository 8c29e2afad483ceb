import { createPost } from '@kadr/contract/publishing/posts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FileInput, Plus, Settings, SlidersHorizontal, Trash2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { SearchInput } from '../../../../ui/forms/search-input.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { usePosts } from '../api/posts.queries.ts'
import { copy } from '../copy.ts'
import { useRetryAfterRepair } from '../view/use-retry-after-repair.ts'
import { BulkBar } from './bulk-bar.tsx'
import { NoPosts } from './no-posts.tsx'
import { PostList } from './post-list.tsx'
import { countFilters } from './posts-query.ts'
import type { PostsSearch } from './posts-search.ts'
import { PostsSkeleton } from './posts-skeleton.tsx'
import { StateTabs } from './state-tabs.tsx'
import { useSelection } from './use-selection.ts'

const FiltersDialog = lazy(() => import('./filters-dialog.tsx'))
const ImportDialog = lazy(() => import('../import/import-dialog.tsx'))
const PostDialog = lazy(() =>
  import('../view/post-dialog.tsx').then((loaded) => ({ default: loaded.PostDialog })),
)

/** State lives in the URL, so that a view can be shared, bookmarked and returned to. */
const useListAddress = () => {
  const search = useSearch({ from: '/app/posts' })
  const navigate = useNavigate()
  const go = (changes: { [K in keyof PostsSearch]?: PostsSearch[K] | undefined }) => {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value)
    void navigate({
      to: '/posts',
      search: Object.fromEntries(next),
      replace: true,
      resetScroll: false,
    })
  }
  return { search, go }
}

const HeaderActions = ({ onImport }: { onImport: () => void }) => (
  <>
    <LinkButton asChild variant="ghost">
      <Link to="/posts/settings">
        <Settings aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{copy.settings}</span>
      </Link>
    </LinkButton>
    <LinkButton asChild variant="ghost">
      <Link to="/posts/trash">
        <Trash2 aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{copy.trash}</span>
      </Link>
    </LinkButton>
    <Button
      variant="secondary"
      icon={<FileInput aria-hidden="true" className="size-5" />}
      onClick={onImport}
    >
      <span className="max-sm:sr-only">{copy.import}</span>
    </Button>
    <LinkButton
      asChild
      className="max-sm:-order-1 max-sm:flex-1 max-sm:px-2! max-sm:whitespace-nowrap"
    >
      <Link to="/posts/new">
        <Plus aria-hidden="true" className="size-5" />
        {copy.create}
      </Link>
    </LinkButton>
  </>
)

const Posts = ({ search, onClear }: { search: PostsSearch; onClear: () => void }) => {
  const canEdit = useCan(createPost.action)
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const list = usePosts({ search, timeZone })
  const { posts } = list
  const ids = useMemo(() => posts?.map(({ id }) => id) ?? [], [posts])
  const selection = useSelection(ids)
  return (
    <QueryFrame
      query={list}
      data={posts}
      loading={<PostsSkeleton />}
      failed={{ title: copy.failed, text: failureText(list.error) }}
      empty={<NoPosts search={search} canEdit={canEdit} onClear={onClear} />}
    >
      {(shown) => (
        <div className="grid grid-cols-1 gap-3">
          {selection.selected.size > 0 ? (
            <BulkBar
              ids={[...selection.selected]}
              onSelectAll={selection.selectAll}
              onDone={selection.clear}
            />
          ) : null}
          <PostList
            posts={shown}
            search={search}
            canEdit={canEdit}
            selected={selection.selected}
            onSelect={selection.toggle}
            hasMore={list.hasNextPage}
            isLoadingMore={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </div>
      )}
    </QueryFrame>
  )
}

export default function PostsPage() {
  const { search, go } = useListAddress()
  const [isFiltering, setIsFiltering] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  const canEdit = useCan(createPost.action)
  const filterCount = countFilters(search)
  useRetryAfterRepair({
    postId: search.post,
    targetId: search.retry,
    onConsumed: () => go({ retry: undefined }),
  })
  const clear = () =>
    go({
      q: undefined,
      connection: undefined,
      author: undefined,
      rubric: undefined,
      from: undefined,
      to: undefined,
    })
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        {...(canEdit && { actions: <HeaderActions onImport={() => setIsImporting(true)} /> })}
      />
      <div className="flex items-center gap-2">
        <SearchInput
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={search.q ?? ''}
          onValueChange={(q) => go({ q })}
          className="flex-1"
        />
        <Button
          variant={filterCount > 0 ? 'soft' : 'secondary'}
          icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
          onClick={() => setIsFiltering(true)}
        >
          {filterCount > 0 ? copy.filters.openCount(filterCount) : copy.filters.open}
        </Button>
      </div>
      <StateTabs state={search.state} onState={(state) => go({ state })}>
        <Posts search={search} onClear={clear} />
      </StateTabs>
      <Suspense>
        {isFiltering ? (
          <FiltersDialog
            search={search}
            onClose={() => setIsFiltering(false)}
            onApply={(filters) => {
              go(filters)
              setIsFiltering(false)
            }}
          />
        ) : null}
        {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
        {search.post ? (
          <PostDialog postId={search.post} onClose={() => go({ post: undefined })} />
        ) : null}
      </Suspense>
    </div>
  )
}
