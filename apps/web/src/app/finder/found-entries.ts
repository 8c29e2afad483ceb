import type { FoundGroup } from '@kadr/contract/operations/search'
import { POST_STATE_NAME } from '../../features/publishing/posts/copy.ts'
import { findKind } from '../../generations/kinds.ts'
import { getNetwork } from '../../networks/index.ts'
import { copy } from './copy.ts'
import { iconOf } from './entry-icons.ts'
import type { FinderEntry, FinderSection } from './finder-entry.ts'

type Described = { href: string; title: string; note?: string; pictureUrl?: string | null }

type DescribeTime = (instant: string) => string

const describeItems = (group: FoundGroup, describeTime: DescribeTime): Described[] => {
  if (group.group === 'posts') {
    return group.items.map(({ id, title, state, dueAt, pictureUrl }) => ({
      href: `/posts?post=${id}`,
      title: title || copy.noText,
      note: [POST_STATE_NAME[state], dueAt && describeTime(dueAt)].filter(Boolean).join(' · '),
      pictureUrl,
    }))
  }
  if (group.group === 'reels') {
    return group.items.flatMap(({ id, title, kind, pictureUrl }) => {
      const entry = findKind(kind)
      if (!entry) return []
      const href = `${entry.to}?reel=${id}`
      return { href, title: title || copy.noTitle, note: entry.label, pictureUrl }
    })
  }
  if (group.group === 'templates') {
    return group.items.map(({ id, title, kind }) => ({
      href: `/reels/templates?template=${id}`,
      title,
      note: findKind(kind)?.label ?? '',
    }))
  }
  if (group.group === 'products') {
    return group.items.map(({ id, title, isArchived, pictureUrl }) => ({
      href: `/products/${id}`,
      title,
      ...(isArchived && { note: copy.inArchive }),
      pictureUrl,
    }))
  }
  if (group.group === 'resources') {
    return group.items.map(({ id, title, kind, pictureUrl }) => ({
      href: `/resources?item=${id}`,
      title,
      note: copy.resourceKind[kind],
      pictureUrl,
    }))
  }
  return group.items.map(({ id, title, network }) => ({
    href: `/posts?connection=${id}`,
    title,
    note: `${getNetwork(network).title} · ${copy.accountPosts}`,
  }))
}

const toEntry = (described: Described): FinderEntry => ({
  ...described,
  key: described.href,
  icon: iconOf(described.href),
})

export const toSections = ({
  groups,
  describeTime,
}: {
  groups: readonly FoundGroup[]
  describeTime: DescribeTime
}): FinderSection[] =>
  groups.map((group) => ({
    key: group.group,
    label: copy.groups[group.group],
    entries: describeItems(group, describeTime).map(toEntry),
  }))
