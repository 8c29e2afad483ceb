import { Upload } from 'lucide-react'
import { copy as mediaCopy } from '../../../../media/copy.ts'
import { FileButton } from '../../../../media/uploads/file-button.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import type { ResourcesSearch } from '../model/resources-search.ts'
import { hasFilters } from '../model/to-filter.ts'

type Props = {
  search: ResourcesSearch
  hasFolders: boolean
  onClear: () => void
  onFiles: ((files: File[]) => void) | undefined
}

export const EmptyLibrary = ({ search, hasFolders, onClear, onFiles }: Props) => {
  if (hasFilters(search)) {
    return (
      <Card>
        <EmptyState
          drawing="search"
          title={mediaCopy.nothingTitle}
          text={mediaCopy.nothingText}
          action={
            <Button variant="secondary" onClick={onClear}>
              {mediaCopy.clearFilters}
            </Button>
          }
        />
      </Card>
    )
  }
  const isInner = Boolean(search.folder) || hasFolders
  return (
    <Card>
      <EmptyState
        title={search.folder ? copy.emptyFolder : mediaCopy.emptyTitle}
        text={isInner ? copy.emptyFolderText : mediaCopy.emptyText}
        action={
          onFiles ? (
            <FileButton isMultiple onFiles={onFiles}>
              {(open) => (
                <Button
                  variant="secondary"
                  icon={<Upload aria-hidden="true" className="size-4" />}
                  onClick={open}
                >
                  {copy.upload}
                </Button>
              )}
            </FileButton>
          ) : undefined
        }
      />
    </Card>
  )
}
