import { updateWorkspace } from '@kadr/contract/identity/workspaces'
import { putBrandKit, skipBrandKit } from '@kadr/contract/studio/brand-kit'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import type { BrandFields } from '../model/brand-fields.ts'

/** Colour and logo are settings of the workspace: guests and reports show them too. */
export const useSaveBrand = () =>
  useApiMutation(async (api, { brand, logo, music, ending }: BrandFields) => {
    const { name, accent, font, bodyFont, colour } = brand
    const body = { brandColor: colour, logoId: logo?.id ?? null }
    await api.call(updateWorkspace, { body })
    const kit = { name, accent, font, bodyFont, musicId: music?.id ?? null, ending }
    return api.call(putBrandKit, { body: kit })
  })

export const useSkipBrand = () => useApiMutation((api) => api.call(skipBrandKit, {}))
