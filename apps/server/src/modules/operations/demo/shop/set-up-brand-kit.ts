import { getBrandKit, putBrandKit } from '../../../studio/brand/index.ts'
import { changeCurrent } from '../../../team/team/index.ts'
import { BRAND } from '../content/demo-reels.ts'
import { BRAND_KIT } from '../content/demo-setup.ts'
import type { DemoStep } from '../demo-step.ts'
import { getBrand } from '../reels/make-logo.ts'

/** The colours, the logo, the letters and the ending of the workspace; what the person has chosen stays. */
export const setUpBrandKit: DemoStep = {
  name: 'brand-kit',
  async run({ ctx, actor }) {
    const { workspaceId } = actor
    if ((await getBrandKit({ ctx, workspaceId })).isAsked) return
    const { logo } = await getBrand({ ctx, actor })
    await changeCurrent({ ctx, actor, values: { brandColor: BRAND.colour, logoId: logo } })
    await putBrandKit({
      ctx,
      workspaceId,
      input: { name: BRAND.name, musicId: null, ...BRAND_KIT },
    })
  },
}
