import type { Resource } from '@kadr/contract/library/resources'

/** Decodes in an offline context: no user gesture is needed, so music is ready before play is pressed. */
const decode = async (url: string): Promise<AudioBuffer> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`no sound: ${response.status}`)
  const context = new OfflineAudioContext(1, 1, 44_100)
  return context.decodeAudioData(await response.arrayBuffer())
}

export type Sound = {
  buffer: AudioBuffer
  /** Without the silence codecs append, so that a loop stays on the beat. */
  seconds: number
}

/** The small rendition, or the original where the browser can't decode it. Undefined for a clip without sound. */
export const loadSound = async ({
  urls,
  durationSeconds,
}: Resource): Promise<Sound | undefined> => {
  for (const url of [urls.preview, urls.original]) {
    if (url === null) continue
    try {
      const buffer = await decode(url)
      return { buffer, seconds: Math.min(buffer.duration, durationSeconds ?? buffer.duration) }
    } catch {
      // Falls back to the next address.
    }
  }
  return undefined
}
