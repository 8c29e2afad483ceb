import { copy, FORMAT_NAME, KIND_NAME } from '../../copy.ts'
import type { ResultProps } from '../../model/pieces.ts'
import { ideaText, memeText } from '../../model/pieces.ts'
import { PieceActions } from '../piece-actions.tsx'
import { Piece, Pieces, PlainText } from './piece.tsx'

export const MemesResult = ({ output, onTake, takeLabel }: ResultProps<'meme'>) => (
  <Pieces label={KIND_NAME.meme}>
    {output.memes.map((meme, index) => (
      <Piece key={memeText(meme)}>
        <PlainText>{meme.top}</PlainText>
        <PlainText>{meme.bottom}</PlainText>
        <PieceActions
          text={memeText(meme)}
          of={copy.variant(index + 1).toLocaleLowerCase('ru')}
          onTake={onTake && (() => onTake(meme))}
          takeLabel={takeLabel}
        />
      </Piece>
    ))}
  </Pieces>
)

export const IdeasResult = ({ output, onTake, takeLabel }: ResultProps<'product_ideas'>) => (
  <Pieces label={KIND_NAME.product_ideas}>
    {output.ideas.map((idea) => (
      <Piece key={ideaText(idea)} note={FORMAT_NAME[idea.format]}>
        <p className="font-semibold wrap-anywhere">{idea.title}</p>
        <PlainText>{idea.hook}</PlainText>
        <p className="max-w-[68ch] text-label text-ink-2 wrap-anywhere">{idea.text}</p>
        <PieceActions
          text={ideaText(idea)}
          of={idea.title}
          onTake={onTake && (() => onTake(idea))}
          takeLabel={takeLabel}
        />
      </Piece>
    ))}
  </Pieces>
)
