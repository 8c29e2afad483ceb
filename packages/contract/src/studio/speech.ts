import * as z from 'zod/mini'
import { id } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resource } from '../library/resources.ts'
import { script, spokenScript, voiceKey, voiceSpeed } from './spoken-script.ts'

export const voiceStatus = z.object({
  voices: z.array(
    z.object({
      key: voiceKey,
      name: z.string(),
      gender: z.nullable(z.enum(['female', 'male'])),
      /** Runs on our own server. */
      isOffline: z.boolean(),
    }),
  ),
  /**
   * Command that installs offline voices when they are missing; own recordings work without them.
   */
  installCommand: z.nullable(z.string()),
})
export type VoiceStatus = z.infer<typeof voiceStatus>

export const listVoices = defineRoute({
  method: 'GET',
  path: '/speech/voices',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Голоса для озвучки',
  tags: [],
  data: voiceStatus,
})

const spoken = z.object({ voice: spokenScript, resource })

/** Cached: the same text and voice return the same file. */
export const speakScript = defineRoute({
  method: 'POST',
  path: '/speech',
  access: 'workspace',
  action: 'reels.write',
  rate: 'write',
  summary: 'Озвучить текст',
  affects: ['resources', 'library'],
  body: z.object({
    script: script.check(z.minLength(1, 'Напишите текст')),
    voice: voiceKey,
    speed: voiceSpeed,
  }),
  data: spoken,
  errors: ['UNAVAILABLE', 'QUOTA_EXCEEDED', 'STORAGE_FULL'],
})

/** Aligns a text with a recording. With pauses shortened, the result is a new resource. */
export const alignRecording = defineRoute({
  method: 'POST',
  path: '/speech/recordings',
  access: 'workspace',
  action: 'reels.write',
  rate: 'write',
  summary: 'Разметить запись голоса',
  affects: ['resources', 'library'],
  body: z.object({
    resourceId: id,
    script: script.check(z.minLength(1, 'Напишите текст')),
    arePausesTrimmed: z.boolean(),
  }),
  data: spoken,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'QUOTA_EXCEEDED', 'STORAGE_FULL'],
})
