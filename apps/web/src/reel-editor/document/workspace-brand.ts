import { type BrandKit, getBrandKit } from '@kadr/contract/studio/brand-kit'
import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import { type AppliedBrand, applyBrand } from '@kadr/scene/templates/apply-brand'
import type { ContentOf } from '@kadr/scene/templates/fill-template'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import type { ReelDraft, ReelStart } from './reel-draft.ts'

/** A deleted file is skipped, one in processing too. */
const idOf = (file: BrandKit['logo']): string | null => (file?.state === 'ready' ? file.id : null)

const toApplied = ({ brand, logo, music, ending }: BrandKit): AppliedBrand => ({
  brand: { ...brand, logo: idOf(logo) },
  music: idOf(music),
  ending,
})

const brandContent = <K extends ReelKindName>(
  content: ContentOf<K>,
  applied: AppliedBrand,
): ContentOf<K> => ({ ...content, form: applyBrand(content, applied) })

/** A reel that is saved before an editor opens it, in the brand of the workspace. */
export const applyBrandToDraft = (draft: ReelDraft, kit: BrandKit): ReelDraft => ({
  ...draft,
  content: brandContent(draft.content, toApplied(kit)),
})

/** A new reel begins in the brand of the workspace, where it has none of its own (of a product). */
export const applyWorkspaceBrand = (start: ReelStart, kit: BrandKit): ReelStart => ({
  untouched: applyBrandToDraft(start.untouched, kit),
  draft: applyBrandToDraft(start.draft, kit),
  resources: [
    ...start.resources,
    ...[kit.logo, kit.music].flatMap((file) => (file?.state === 'ready' ? [file] : [])),
  ],
})

export const useBrandKit = () =>
  useQuery({ ...useApi().query(getBrandKit, {}), enabled: useIsSignedIn() })

/** For reels that are made at once, without an editor. */
export const useBrandDraft = () => {
  const workspace = useCurrentWorkspace()
  const queries = useQueryClient()
  const api = useApi()
  return async (draft: ReelDraft): Promise<ReelDraft> => {
    if (!workspace) return draft
    const kit = await queries.fetchQuery(api.query(getBrandKit, {})).catch(() => undefined)
    return kit ? applyBrandToDraft(draft, kit) : draft
  }
}

/** The start of a new reel; undefined while something of it is loading. */
export const useBrandedStart = (begin: () => ReelStart | undefined) => {
  const workspace = useCurrentWorkspace()
  const { data: kit, isLoading } = useBrandKit()
  return (): ReelStart | undefined => {
    const start = workspace && !isLoading ? begin() : undefined
    if (!start) return undefined
    return kit ? applyWorkspaceBrand(start, kit) : start
  }
}
