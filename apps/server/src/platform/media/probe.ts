import {
  MAX_FRAME_RATE,
  MAX_VIDEO_COST,
  MAX_VIDEO_SECONDS,
  videoCost,
} from '@kadr/domain/library/video-cost'
import { ProgramFailedError } from '@kadr/kit/node/bounded-process'
import {
  type MediaReport,
  probeMedia as probeFile,
  type VideoStream,
} from '@kadr/kit/node/probe-media'
import { listToneMap } from '@kadr/kit/node/tone-map'
import type { MediaTools } from './media-tools.ts'
import { MediaRefusedError, REASONS } from './refusal.ts'

const MAX_VIDEO_PIXELS = 3840 * 2160
const MAX_SIDE = 8192
const MAX_AUDIO_SECONDS = 3600
const LIMITS = { memoryMebibytes: 1024, cpuSeconds: 10, fileMebibytes: 1, timeoutMs: 10_000 }

type Probe = { tools: MediaTools; path: string; demuxer: string }

export type MediaFacts = {
  width: number | null
  height: number | null
  durationSeconds: number | null
  hasVideo: boolean
  hasAudio: boolean
  /** Filters that bring a picture of high dynamic range to the usual one. */
  toneMap: string[]
}

const readReport = async ({ tools, path, demuxer }: Probe): Promise<MediaReport> => {
  try {
    return await probeFile({ file: path, demuxer, path: tools.path, limits: LIMITS })
  } catch (error) {
    const isTooSlow = error instanceof ProgramFailedError && error.isTooSlow
    throw new MediaRefusedError(isTooSlow ? REASONS.slow : REASONS.broken, { cause: error })
  }
}

const checkVideo = ({ codec, width, height, frameRate }: VideoStream) => {
  if (!codec || codec === 'unknown') throw new MediaRefusedError(REASONS.codec)
  if (width <= 0 || height <= 0) throw new MediaRefusedError(REASONS.broken)
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_VIDEO_PIXELS) {
    throw new MediaRefusedError(REASONS.videoSize)
  }
  if (frameRate > MAX_FRAME_RATE) throw new MediaRefusedError(REASONS.frameRate)
}

/** Reads the metadata of a video or audio file; throws on unsupported ones. */
export const probeMedia = async (probe: Probe): Promise<MediaFacts> => {
  const { video, hasAudio, durationSeconds } = await readReport(probe)
  if (!video && !hasAudio) throw new MediaRefusedError(REASONS.noTracks)
  if (video) checkVideo(video)
  if (video && (durationSeconds ?? 0) > MAX_VIDEO_SECONDS) {
    throw new MediaRefusedError(REASONS.videoLength)
  }
  if (video && videoCost({ ...video, durationSeconds: durationSeconds ?? 0 }) > MAX_VIDEO_COST) {
    throw new MediaRefusedError(REASONS.videoCost)
  }
  if ((durationSeconds ?? 0) > MAX_AUDIO_SECONDS) throw new MediaRefusedError(REASONS.audioLength)
  return {
    width: video?.width ?? null,
    height: video?.height ?? null,
    durationSeconds,
    hasVideo: video !== null,
    hasAudio,
    toneMap: video ? listToneMap(video) : [],
  }
}
