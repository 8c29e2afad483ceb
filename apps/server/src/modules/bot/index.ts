import type { Module } from '../../platform/module.ts'
import { createBotModule, type UpdateHandler } from './bot/index.ts'
import { botActionsModule, handleActionUpdate } from './bot-actions/index.ts'
import { botDraftsModule, handleContentUpdate } from './bot-drafts/index.ts'
import { botReelsModule, handleReelUpdate } from './bot-reels/index.ts'
import { digestsModule } from './digests/index.ts'

/** `updateHandlers` of other modules come first: the last handler accepts any remaining content as a draft. */
export const createBotModules = ({
  updateHandlers,
}: {
  updateHandlers: readonly UpdateHandler[]
}): readonly Module[] => [
  createBotModule({
    updateHandlers: [...updateHandlers, handleActionUpdate, handleReelUpdate, handleContentUpdate],
  }),
  botActionsModule,
  botDraftsModule,
  botReelsModule,
  digestsModule,
]
