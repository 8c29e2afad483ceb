import type { ReelContent, ReelContentOf, ReelKindName } from '@kadr/contract/reel-content'

const isOf = <Kind extends ReelKindName>(
  content: ReelContent,
  kind: Kind,
): content is ReelContentOf<Kind> => content.kind === kind

/** The content of an editor's own kind. A page opens no reel of another. */
export const contentOf = <Kind extends ReelKindName>(
  content: ReelContent,
  kind: Kind,
): ReelContentOf<Kind> => {
  if (!isOf(content, kind)) throw new Error(`a ${content.kind} in the editor of a ${kind}`)
  return content
}
