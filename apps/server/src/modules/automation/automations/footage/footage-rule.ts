import type { AutomationRule, AutomationSource } from '@kadr/contract/automation/automation-rule'
import type { AppContext } from '../../../../context.ts'
import type { PostActor } from '../../../publishing/posts/index.ts'
import type { VideoRow } from './videos.repository.ts'

type FootageSource = Extract<AutomationSource, { kind: 'footage' }>
export type FootageRule = AutomationRule & { source: FootageSource }

export type VideoLook = {
  ctx: AppContext
  rule: FootageRule
  video: VideoRow
  name: string
  actor: PostActor
  signal: AbortSignal
}
