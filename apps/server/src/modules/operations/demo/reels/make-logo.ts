import { join } from 'node:path'
import type { ReelBrand } from '@kadr/contract/studio/slideshow'
import { ensureFolder, storeFile } from '../../../library/resources/index.ts'
import { BRAND } from '../content/demo-reels.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'

const FILE = join(import.meta.dirname, 'logo.png')

/** Deduplicated by content. */
const storeLogo = async ({ ctx, actor }: Pick<StepInput, 'ctx' | 'actor'>): Promise<string> => {
  const { workspaceId } = actor
  const { row } = await storeFile({
    ctx,
    workspaceId,
    source: { path: FILE },
    name: 'Логотип.png',
    folderId: await ensureFolder({ ctx, workspaceId, name: 'Бренд' }),
    altText: 'Круглый знак мастерской: чашка с паром на терракотовом фоне',
    tags: ['логотип'],
  })
  return row.id
}

export const makeLogo: DemoStep = {
  name: 'logo',
  async run(input) {
    await storeLogo(input)
  },
}

/** The brand of the demo reels, with the logo of the workspace. */
export const getBrand = async (of: Pick<StepInput, 'ctx' | 'actor'>): Promise<ReelBrand> => ({
  ...BRAND,
  logo: await storeLogo(of),
})
