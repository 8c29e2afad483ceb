import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import { KIND_NAME } from '../copy.ts'
import { describeSpan } from './describe-span.ts'
import { Piece, Pieces, PlainText } from './piece.tsx'

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
