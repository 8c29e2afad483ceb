import { getResource, type Resource } from '@kadr/contract/library/resources'
import type { ReelContent } from '@kadr/contract/studio/reel-content'
import type { ReelBrand } from '@kadr/contract/studio/slideshow'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import type { ReelDraft, ReelStart } from './reel-draft.ts'

type Look = { colour: string | null; logo: Resource | undefined }

const dress = (brand: ReelBrand, { colour, logo }: Look): ReelBrand => ({
  ...brand,
  colour: brand.colour ?? colour,
  logo: brand.logo ?? logo?.id ?? null,
})

const dressContent = <Content extends ReelContent>(content: Content, look: Look): Content => ({
  ...content,
  form: { ...content.form, brand: dress(content.form.brand, look) },
})

/** A reel that is saved before an editor opens it, in the colour and with the logo of the workspace. */
export const applyBrandToDraft = (draft: ReelDraft, look: Look): ReelDraft => ({
  ...draft,
  content: dressContent(draft.content, look),
})

/** A new reel begins with the colour and the logo of the workspace, where it has none of its own (of a product). */
export const applyWorkspaceBrand = (start: ReelStart, look: Look): ReelStart => ({
  untouched: applyBrandToDraft(start.untouched, look),
  draft: applyBrandToDraft(start.draft, look),
  resources: look.logo ? [...start.resources, look.logo] : start.resources,
})

const usable = (logo: Resource | undefined) => (logo?.state === 'ready' ? logo : undefined)

/** For reels that are made at once, without an editor. A deleted logo is skipped. */
export const useBrandDraft = () => {
  const workspace = useCurrentWorkspace()
  const queries = useQueryClient()
  const api = useApi()
  return async (draft: ReelDraft): Promise<ReelDraft> => {
    if (!workspace) return draft
    const { brandColor: colour, logoId } = workspace
    const logo =
      logoId === null
        ? undefined
        : await queries
            .fetchQuery(api.query(getResource, { params: { id: logoId } }))
            .catch(() => undefined)
    return applyBrandToDraft(draft, { colour, logo: usable(logo) })
  }
}

/** The start of a new reel; undefined while something of it is loading. */
export const useBrandedStart = (begin: () => ReelStart | undefined) => {
  const workspace = useCurrentWorkspace()
  const logoId = workspace?.logoId ?? null
  const { data, isLoading } = useQuery({
    ...useApi().query(getResource, { params: { id: logoId ?? '' } }),
    enabled: logoId !== null,
  })
  return (): ReelStart | undefined => {
    const start = workspace && !isLoading ? begin() : undefined
    if (!workspace || !start) return undefined
    const logo = logoId === null ? undefined : usable(data)
    return applyWorkspaceBrand(start, { colour: workspace.brandColor, logo })
  }
}
