import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import { readChoice } from '../read-setting.ts'

/** A draft is finished by the user in TikTok itself. */
export const modeOf = (settings: TargetSettings): 'direct' | 'draft' =>
  readChoice({ settings, name: 'mode', values: ['direct', 'draft'], initial: 'direct' })
