import { searchObjects } from '@kadr/contract/library/objects'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../platform/api/failure-text.ts'
import { useApi } from '../../platform/api/services.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../ui/feedback/query-frame.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { editorCopy } from '../copy.ts'
import { ObjectGrid, ObjectGridSkeleton } from './object-grid.tsx'

export type ObjectPickerProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The object in use. */
  chosen: string | null
  onChoose: (name: string) => void
}

const { objects: copy } = editorCopy

const useFoundObjects = (query: string) =>
  useQuery({
    ...useApi().query(searchObjects, { query: query === '' ? {} : { query } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const ObjectPickerDialog = ({ open, onOpenChange, chosen, onChoose }: ObjectPickerProps) => {
  const [typed, setTyped] = useState('')
  const query = useFoundObjects(typed)
  return (
    <Dialog size="lg" title={copy.title} open={open} onOpenChange={onOpenChange}>
      <div className="grid grid-cols-1 gap-3">
        <SearchInput
          label={copy.search}
          placeholder={copy.placeholder}
          value={typed}
          onValueChange={setTyped}
        />
        <div className="-mx-1.5 h-[48dvh] overflow-y-auto px-1.5 pb-1 md:h-[56dvh]">
          <QueryFrame
            query={query}
            data={query.data?.objects}
            hasCard={false}
            loading={<ObjectGridSkeleton />}
            failed={{ title: copy.failed, text: failureText(query.error) }}
            empty={
              <EmptyState drawing="search" title={copy.nothingTitle} text={copy.nothingText} />
            }
          >
            {(objects) => (
              <ObjectGrid
                objects={objects}
                chosen={chosen}
                onChoose={(name) => {
                  onChoose(name)
                  onOpenChange(false)
                }}
              />
            )}
          </QueryFrame>
        </div>
      </div>
    </Dialog>
  )
}
