import { useDeleteSnippet } from '../api/labels.mutations.ts'
import { useSnippets } from '../api/publisher-setup.queries.ts'
import { labelsCopy } from '../labels-copy.ts'
import { EntriesSection } from './entries-section.tsx'
import { SnippetDialog } from './snippet-dialog.tsx'

export const SnippetsSection = ({ canEdit }: { canEdit: boolean }) => (
  <EntriesSection
    words={labelsCopy.snippets}
    query={useSnippets()}
    canEdit={canEdit}
    removal={useDeleteSnippet()}
    name={({ name }) => `/${name}`}
    detail={({ text }) => text}
    dialog={(snippet, onClose) => <SnippetDialog snippet={snippet} onClose={onClose} />}
  />
)
