import type { BrandVoice } from '@kadr/contract/studio/ai'
import type { AppContext } from '../../../context.ts'
import { findVoice, saveVoice } from './brand-voices.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }

const SILENT: BrandVoice = {
  tone: 'neutral',
  about: '',
  wordsToUse: [],
  wordsToAvoid: [],
  examples: [],
}

export const getBrandVoice = async ({ ctx, workspaceId }: InWorkspace): Promise<BrandVoice> =>
  (await findVoice({ db: ctx.db, workspaceId })) ?? SILENT

export const putBrandVoice = ({
  ctx,
  workspaceId,
  voice,
}: InWorkspace & { voice: BrandVoice }): Promise<BrandVoice> =>
  saveVoice({ db: ctx.db, workspaceId, voice })
