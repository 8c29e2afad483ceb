import * as z from 'zod/mini'
import { drawImage, RefusedPictureError } from './draw-image.ts'
import { type PictureMessage, pictureJob } from './picture-jobs.ts'

/** Entry point of a picture process: runs one job after another until its parent ends it. */

const sendMessage = (message: PictureMessage) => process.send?.(message)

const describeFailure = (error: unknown): PictureMessage => {
  const detail = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error)
  return error instanceof RefusedPictureError
    ? { kind: 'refused', reason: error.message, detail }
    : { kind: 'failed', detail }
}

process.once('disconnect', () => process.exit(1))
process.on('message', (message) => {
  const draw = async () => drawImage(z.parse(pictureJob, message))
  draw().then(
    (answer) => sendMessage({ kind: 'done', answer }),
    (error: unknown) => sendMessage(describeFailure(error)),
  )
})
