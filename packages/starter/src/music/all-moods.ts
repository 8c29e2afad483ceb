import { calm, inspiring, lofi } from './calm-moods.ts'
import { dramatic, rhythmic, upbeat } from './lively-moods.ts'
import type { Mood } from './studio.ts'

export const MOODS: readonly Mood[] = [calm, upbeat, inspiring, lofi, rhythmic, dramatic]
