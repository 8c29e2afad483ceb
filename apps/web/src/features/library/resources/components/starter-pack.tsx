import type { Resource } from '@kadr/contract/library/resources'
import { useResourceList } from '../../../../media/api/media.queries.ts'
import { copy as mediaCopy } from '../../../../media/copy.ts'
import { ResourceList } from '../../../../media/resources/resource-list.tsx'
import { ResourceTile } from '../../../../media/resources/resource-tile.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import type { ResourcesSearch } from '../model/resources-search.ts'
import { hasFilters, toFilter } from '../model/to-filter.ts'

type Props = {
  search: ResourcesSearch
  onOpen: (resource: Resource) => void
  onClear: () => void
}

/** Shared by all workspaces, read-only. */
export const StarterPack = ({ search, onOpen, onClear }: Props) => {
  const list = useResourceList(toFilter(search))
  const isFiltered = hasFilters(search)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-label text-ink-2">{mediaCopy.starterText}</p>
      <ResourceList
        label={mediaCopy.starter}
        list={list}
        empty={
          <Card>
            <EmptyState
              drawing={isFiltered ? 'search' : 'reel'}
              title={isFiltered ? mediaCopy.nothingTitle : copy.starterEmpty}
              text={isFiltered ? mediaCopy.nothingText : copy.starterEmptyText}
              action={
                isFiltered ? (
                  <Button variant="secondary" onClick={onClear}>
                    {mediaCopy.clearFilters}
                  </Button>
                ) : undefined
              }
            />
          </Card>
        }
        renderTile={({ resource, index }) => (
          <ResourceTile resource={resource} index={index} onPress={onOpen} />
        )}
      />
    </div>
  )
}
