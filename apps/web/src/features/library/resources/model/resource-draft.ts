import type { Resource } from '@kadr/contract/library/resources'

export type ResourceDraft = Pick<Resource, 'name' | 'altText' | 'tags' | 'folderId'>

export const toDraft = ({ name, altText, tags, folderId }: Resource): ResourceDraft => ({
  name,
  altText,
  tags,
  folderId,
})

/** Only changed fields, so that concurrent edits of different fields don't overwrite each other. */
export const changesOf = ({ draft, resource }: { draft: ResourceDraft; resource: Resource }) => ({
  ...(draft.name.trim() !== resource.name && { name: draft.name.trim() }),
  ...(draft.altText.trim() !== resource.altText && { altText: draft.altText.trim() }),
  ...(draft.tags.join('\n') !== resource.tags.join('\n') && { tags: draft.tags }),
  ...(draft.folderId !== resource.folderId && { folderId: draft.folderId }),
})
