import {
  type BoundedProcess,
  MissingProgramError,
  ProgramFailedError,
  startBounded,
} from '@kadr/kit/node/bounded-process'
import { isDiskFull } from '@kadr/kit/node/disk-full'
import { RenderFailedError } from './render-failed-error.ts'

const MAX_DETAIL_LENGTH = 600

/** Failures that are not about the input; everything else is left to the caller to attribute. */
export const toRenderFailure = (cause: unknown): unknown => {
  const detail = String(cause)
  if (isDiskFull(cause)) return new RenderFailedError({ code: 'space', detail, cause })
  if (cause instanceof MissingProgramError)
    return new RenderFailedError({ code: 'tools', detail, cause })
  if (cause instanceof ProgramFailedError)
    return new Error(`${cause.message}: ${cause.stderr.trim().slice(-MAX_DETAIL_LENGTH)}`, {
      cause,
    })
  return cause
}

/** Starts ffmpeg in the process group of the worker, which is killed as a group. */
export const startProgram = (
  start: Omit<Parameters<typeof startBounded>[0], 'program' | 'group' | 'signal'>,
): BoundedProcess => {
  const started = startBounded({ program: 'ffmpeg', group: 'inherited', ...start })
  const ended = started.ended.catch((cause: unknown) => {
    throw toRenderFailure(cause)
  })
  // A caller that killed the process does not wait for its end.
  ended.catch(() => undefined)
  return { ...started, ended }
}
