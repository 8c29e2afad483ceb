import type { Module } from '../../platform/module.ts'
import { aiModule } from './ai/index.ts'
import { brandModule } from './brand/index.ts'
import { clipsModule } from './clips/index.ts'
import { footageModule } from './footage/index.ts'
import { generationsModule } from './generations/index.ts'
import { reelsModule } from './reels/index.ts'
import { speechModule } from './speech/index.ts'
import { templatesModule } from './templates/index.ts'

export const studioModules: readonly Module[] = [
  reelsModule,
  brandModule,
  templatesModule,
  generationsModule,
  speechModule,
  footageModule,
  clipsModule,
  aiModule,
]
