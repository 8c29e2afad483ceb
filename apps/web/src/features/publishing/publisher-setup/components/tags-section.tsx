import { useDeleteHashtagSet } from '../api/publisher-setup.mutations.ts'
import { useHashtagSets } from '../api/publisher-setup.queries.ts'
import { copy } from '../copy.ts'
import { joinTags } from '../model/tag-set.ts'
import { EntriesSection } from './entries-section.tsx'
import { TagDialog } from './tag-dialog.tsx'

export const TagsSection = ({ canEdit }: { canEdit: boolean }) => (
  <EntriesSection
    words={copy.tags}
    query={useHashtagSets()}
    canEdit={canEdit}
    removal={useDeleteHashtagSet()}
    name={(set) => (
      <>
        {set.name}
        <span className="pl-2 text-label font-normal text-ink-3">
          {copy.tags.count(set.tags.length)}
        </span>
      </>
    )}
    detail={({ tags }) => joinTags(tags)}
    dialog={(set, onClose) => <TagDialog set={set} onClose={onClose} />}
  />
)
