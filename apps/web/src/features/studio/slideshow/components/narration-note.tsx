import { failureText } from '../../../../platform/api/failure-text.ts'
import { copy } from '../copy.ts'
import type { Narration } from '../model/use-narration.ts'

/** What the video that was asked for waits for. */
export const NarrationNote = ({
  narration: { isHeld, isBusy, error },
}: {
  narration: Narration
}) => {
  if (!isHeld) return null
  if (isBusy)
    return (
      <p role="status" className="text-label text-ink-2">
        {copy.narration.held}
      </p>
    )
  return (
    <p role="alert" className="text-label text-failed">
      {error ? copy.narration.failed(failureText(error)) : copy.narration.needOwn}
    </p>
  )
}
