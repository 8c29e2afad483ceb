import type { Module } from '../../platform/module.ts'
import { conversationAnswersModule } from './conversation-answers/index.ts'
import { conversationReaderModule } from './conversation-reader/index.ts'
import { conversationRulesModule } from './conversation-rules/index.ts'
import { conversationsModule } from './conversations/index.ts'
import { savedAnswersModule } from './saved-answers/index.ts'

export const audienceModules: readonly Module[] = [
  conversationsModule,
  savedAnswersModule,
  conversationAnswersModule,
  conversationReaderModule,
  conversationRulesModule,
]
