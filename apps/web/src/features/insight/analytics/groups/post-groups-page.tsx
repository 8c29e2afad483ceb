import { createPostGroup, type PostGroup } from '@kadr/contract/insight/analytics-groups'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { usePostGroups } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { formatCount } from '../figures/format-figure.ts'
import { VoidText } from '../figures/void-text.tsx'
import { ItemFigureText } from '../items/item-figures.tsx'
import { GroupTable } from './group-table.tsx'

const FIGURES = ['views', 'likes', 'comments', 'shares', 'engagementRate'] as const

const COLUMNS = [
  {
    key: 'name',
    title: copy.groups.name,
    cell: ({ id, name }: PostGroup) => (
      <Link
        to="/analytics/$"
        params={{ _splat: 'work-items' }}
        search={{ group: id }}
        className="block min-w-32 text-ink no-underline"
      >
        {name}
      </Link>
    ),
  },
  {
    key: 'count',
    title: copy.groups.count,
    isNumeric: true,
    cell: ({ memberIds }: PostGroup) => memberIds.length,
  },
  {
    key: 'median',
    title: copy.groups.median,
    isNumeric: true,
    cell: ({ medianViews, unreported }: PostGroup) =>
      medianViews === null ? (
        <VoidText absence={unreported.includes('views') ? 'unreported' : 'unread'} />
      ) : (
        formatCount(medianViews)
      ),
  },
  ...FIGURES.map((name) => ({
    key: name,
    title: copy.itemMetrics[name],
    isNumeric: true,
    cell: ({ totals, unreported }: PostGroup) => (
      <ItemFigureText item={{ figures: totals, unreported }} name={name} />
    ),
  })),
]

/** Members are chosen in the list of publications, where a group is created too. */
export default function PostGroupsPage() {
  return (
    <GroupTable
      kind="post"
      query={usePostGroups()}
      canEdit={useCan(createPostGroup.action)}
      caption={copy.postGroups}
      empty={{
        title: copy.groups.emptyPosts,
        text: copy.groups.emptyPostsText,
        action: (
          <LinkButton asChild>
            <Link to="/analytics/$" params={{ _splat: 'work-items' }}>
              {copy.groups.toItems}
            </Link>
          </LinkButton>
        ),
      }}
      options={[]}
      columns={COLUMNS}
    />
  )
}
