import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { FootageSpan } from '@kadr/contract/studio/footage'
import { KIND_NAME } from '../copy.ts'
import { Piece, Pieces, PlainText } from './piece.tsx'

const SECONDS_OF_MINUTE = 60

const clock = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  const rest = String(seconds % SECONDS_OF_MINUTE).padStart(2, '0')
  return `${Math.floor(seconds / SECONDS_OF_MINUTE)}:${rest}`
}

/** «1:05–1:48» of a video. */
const describeSpan = ({ from, to }: FootageSpan): string => `${clock(from)}–${clock(to)}`

/** They are made into reels where their video is. */
export const ClipsResult = ({ output: { clips } }: { output: AiOutputOf<'clip_choice'> }) => (
  <Pieces label={KIND_NAME.clip_choice}>
    {clips.map(({ title, why, span }) => (
      <Piece key={`${span.from} ${span.to}`}>
        <PlainText>{title}</PlainText>
        <p className="text-label text-ink-2">
          {describeSpan(span)}
          {why ? `. ${why}` : ''}
        </p>
      </Piece>
    ))}
  </Pieces>
)
