import { copy, KIND_NAME } from '../copy.ts'
import { Hashtags, Piece, Pieces, PlainText } from './piece.tsx'
import { PieceActions } from './piece-actions.tsx'
import type { ResultProps } from './pieces.ts'
import { captionText } from './pieces.ts'

const STACK = 'grid grid-cols-1 gap-3'

type TextProps = {
  text: string
  onInsert: (() => void) | undefined
  insertLabel: string | undefined
}

const TextResult = ({ text, ...inserting }: TextProps) => (
  <div className={STACK}>
    <PlainText>{text}</PlainText>
    <PieceActions text={text} {...inserting} />
  </div>
)

export const CaptionResult = ({ output, onInsert, insertLabel }: ResultProps<'caption'>) => (
  <div className={STACK}>
    <PlainText>{output.text}</PlainText>
    <Hashtags tags={output.hashtags} />
    <PieceActions
      text={captionText(output)}
      onInsert={onInsert && (() => onInsert(output))}
      insertLabel={insertLabel}
    />
  </div>
)

export const RewriteResult = ({ output, onInsert, insertLabel }: ResultProps<'rewrite'>) => (
  <TextResult
    text={output.text}
    onInsert={onInsert && (() => onInsert(output))}
    insertLabel={insertLabel}
  />
)

export const AltTextResult = ({ output, onInsert, insertLabel }: ResultProps<'alt_text'>) => (
  <TextResult
    text={output.text}
    onInsert={onInsert && (() => onInsert(output))}
    insertLabel={insertLabel}
  />
)

export const HashtagsResult = ({ output, onInsert, insertLabel }: ResultProps<'hashtags'>) => (
  <div className={STACK}>
    <Hashtags tags={output.hashtags} />
    <PieceActions
      text={output.hashtags.join(' ')}
      onInsert={onInsert && (() => onInsert(output))}
      insertLabel={insertLabel}
    />
  </div>
)

export const RepliesResult = ({ output, onInsert, insertLabel }: ResultProps<'comment_reply'>) => (
  <Pieces label={KIND_NAME.comment_reply}>
    {output.replies.map((reply, index) => (
      <Piece key={reply}>
        <PlainText>{reply}</PlainText>
        <PieceActions
          text={reply}
          of={copy.variant(index + 1).toLocaleLowerCase('ru')}
          onInsert={onInsert && (() => onInsert(reply))}
          insertLabel={insertLabel}
        />
      </Piece>
    ))}
  </Pieces>
)
