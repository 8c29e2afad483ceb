import { copy, KIND_NAME } from '../../copy.ts'
import type { ResultProps } from '../../model/pieces.ts'
import { captionText } from '../../model/pieces.ts'
import { PieceActions } from '../piece-actions.tsx'
import { Hashtags, Piece, Pieces, PlainText } from './piece.tsx'

const STACK = 'grid grid-cols-1 gap-3'

type TextProps = { text: string; onTake: (() => void) | undefined; takeLabel: string | undefined }

const TextResult = ({ text, ...taking }: TextProps) => (
  <div className={STACK}>
    <PlainText>{text}</PlainText>
    <PieceActions text={text} {...taking} />
  </div>
)

export const CaptionResult = ({ output, onTake, takeLabel }: ResultProps<'caption'>) => (
  <div className={STACK}>
    <PlainText>{output.text}</PlainText>
    <Hashtags tags={output.hashtags} />
    <PieceActions
      text={captionText(output)}
      onTake={onTake && (() => onTake(output))}
      takeLabel={takeLabel}
    />
  </div>
)

export const RewriteResult = ({ output, onTake, takeLabel }: ResultProps<'rewrite'>) => (
  <TextResult text={output.text} onTake={onTake && (() => onTake(output))} takeLabel={takeLabel} />
)

export const AltTextResult = ({ output, onTake, takeLabel }: ResultProps<'alt_text'>) => (
  <TextResult text={output.text} onTake={onTake && (() => onTake(output))} takeLabel={takeLabel} />
)

export const HashtagsResult = ({ output, onTake, takeLabel }: ResultProps<'hashtags'>) => (
  <div className={STACK}>
    <Hashtags tags={output.hashtags} />
    <PieceActions
      text={output.hashtags.join(' ')}
      onTake={onTake && (() => onTake(output))}
      takeLabel={takeLabel}
    />
  </div>
)

export const RepliesResult = ({ output, onTake, takeLabel }: ResultProps<'comment_reply'>) => (
  <Pieces label={KIND_NAME.comment_reply}>
    {output.replies.map((reply, index) => (
      <Piece key={reply}>
        <PlainText>{reply}</PlainText>
        <PieceActions
          text={reply}
          of={copy.variant(index + 1).toLocaleLowerCase('ru')}
          onTake={onTake && (() => onTake(reply))}
          takeLabel={takeLabel}
        />
      </Piece>
    ))}
  </Pieces>
)
