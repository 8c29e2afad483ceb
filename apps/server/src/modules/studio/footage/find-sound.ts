import type { FootageSound } from '@kadr/contract/studio/footage'
import { listenToFootage } from '@kadr/footage'
import { probeMedia } from '../../../platform/media/probe.ts'
import { storeStep } from './end-transcript.ts'
import { type FootageWork, inputOf, openingOf } from './footage-work.ts'
import { STORED } from './transcripts.repository.ts'

const SILENT: FootageSound = { speech: [], quiet: [], loudness: [] }

/** Pauses and speech of the whole source, once. */
export const findSound = async (work: FootageWork): Promise<FootageWork> => {
  const { ctx, held, footage, signal } = work
  if (held.sound !== null) return work
  const { hasAudio } = await probeMedia({ tools: ctx.media, ...inputOf(footage) })
  const order = { ...openingOf(work), seconds: held.seconds, signal }
  const sound = hasAudio ? await listenToFootage(order) : SILENT
  return { ...work, held: await storeStep({ ctx, held, values: { ...STORED, sound } }) }
}
