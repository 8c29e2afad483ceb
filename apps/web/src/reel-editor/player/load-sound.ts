import type { Resource } from '@kadr/contract/resources'

/** Decodes without a sound device, so that music is ready before play is pressed. */
const decode = async (url: string): Promise<AudioBuffer> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`no sound: ${response.status}`)
  const context = new OfflineAudioContext(1, 1, 44_100)
  return context.decodeAudioData(await response.arrayBuffer())
}

export type Sound = {
  buffer: AudioBuffer
  /** Without the silence that codecs add at the end: a loop comes round in time. */
  seconds: number
}

/** The small rendition; the file itself where the browser can not read that. A clip without sound gives nothing. */
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
      // The next one, if there is one.
    }
  }
  return undefined
}
