import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ProcessLimits, startBounded } from '@kadr/kit/node/bounded-process'
import type { WorkItem } from '../items/item.ts'
import { gatherChunks } from './gather-chunks.ts'
import { readTrack, type TrackRequest } from './open-track.ts'

const LIMITS: ProcessLimits = {
  memoryMebibytes: 1024,
  cpuSeconds: 300,
  fileMebibytes: 1,
  timeoutMs: 30 * 60_000,
}

/** Muxers that write without seeking back. */
const MUXERS: Record<string, readonly string[]> = {
  mp4: ['-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4'],
  m4a: ['-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4'],
  webm: ['-f', 'webm'],
  mp3: ['-f', 'mp3'],
  opus: ['-f', 'ogg'],
  ogg: ['-f', 'ogg'],
  aac: ['-f', 'adts'],
}

/** ffmpeg reads the tracks from pipes and copies them into one container: it has no network and opens no file. */
const argsOf = ({ tracks, extension }: Pick<WorkItem, 'tracks' | 'extension'>) => {
  const inputs = tracks.flatMap((_, index) => ['-i', `pipe:${index + 3}`])
  const maps = tracks.length > 1 ? ['-map', '0:v:0', '-map', '1:a:0'] : []
  const muxer = MUXERS[extension] ?? MUXERS.mp4 ?? []
  // AAC in MPEG-TS has headers that MP4 must not have; other AAC passes the filter unchanged.
  const isUnpacked = /^(mp4|m4a)$/.test(extension) && tracks.some(({ isPlaylist }) => isPlaylist)
  const filter = isUnpacked ? ['-bsf:a', 'aac_adtstoasc'] : []
  return [
    ...['-nostdin', '-hide_banner', '-v', 'error', '-protocol_whitelist', 'pipe', '-threads', '1'],
    ...inputs,
    ...maps,
    ...['-c', 'copy', ...filter, '-map_metadata', '-1', '-fflags', '+bitexact', ...muxer, 'pipe:1'],
  ]
}

/** The extra stdio entries of the child are declared as pipes. */
const asWritable = (stream: unknown): Writable => {
  if (stream instanceof Writable) return stream
  throw new Error('The child has no such input')
}

const asReadable = (stream: Readable | null): Readable => {
  if (stream) return stream
  throw new Error('The child has no output')
}

/** Joins the tracks of an item in one container, without re-encoding. Fails when a track or the program fails. */
export async function* joinTracks({
  item,
  path,
  signal,
  ...access
}: Omit<TrackRequest, 'track'> & {
  item: Pick<WorkItem, 'tracks' | 'extension'>
  path: string
}): AsyncGenerator<Uint8Array> {
  const controller = new AbortController()
  const both = AbortSignal.any([signal, controller.signal])
  const { child, ended } = startBounded({
    program: 'ffmpeg',
    path,
    limits: LIMITS,
    isBackground: true,
    signal: both,
    args: argsOf(item),
    extraInputs: item.tracks.length,
    stdout: 'bytes',
  })
  const feeding = item.tracks.map((track, index) =>
    pipeline(
      Readable.from(readTrack({ ...access, track, signal: both })),
      asWritable(child.stdio[index + 3]),
    ).catch((error: unknown) => {
      // A program that has enough input closes its pipes early.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE') return
      controller.abort(error)
    }),
  )
  try {
    yield* gatherChunks(asReadable(child.stdout))
    await Promise.all([ended, ...feeding])
  } finally {
    controller.abort()
    await Promise.allSettled([ended, ...feeding])
  }
}
