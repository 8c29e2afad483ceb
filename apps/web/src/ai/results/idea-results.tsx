import { copy, FORMAT_NAME, KIND_NAME } from '../copy.ts'
import { Piece, Pieces, PlainText } from './piece.tsx'
import { PieceActions } from './piece-actions.tsx'
import type { ResultProps } from './pieces.ts'
import { ideaText, memeText } from './pieces.ts'

export const MemesResult = ({ output, onInsert, insertLabel }: ResultProps<'meme'>) => (
  <Pieces label={KIND_NAME.meme}>
    {output.memes.map((meme, index) => (
      <Piece key={memeText(meme)}>
        <PlainText>{meme.top}</PlainText>
        <PlainText>{meme.bottom}</PlainText>
        <PieceActions
          text={memeText(meme)}
          of={copy.variant(index + 1).toLocaleLowerCase('ru')}
          onInsert={onInsert && (() => onInsert(meme))}
          insertLabel={insertLabel}
        />
      </Piece>
    ))}
  </Pieces>
)

export const IdeasResult = ({ output, onInsert, insertLabel }: ResultProps<'product_ideas'>) => (
  <Pieces label={KIND_NAME.product_ideas}>
    {output.ideas.map((idea) => (
      <Piece key={ideaText(idea)} note={FORMAT_NAME[idea.format]}>
        <p className="font-semibold wrap-anywhere">{idea.title}</p>
        <PlainText>{idea.hook}</PlainText>
        <p className="max-w-[68ch] text-label text-ink-2 wrap-anywhere">{idea.text}</p>
        <PieceActions
          text={ideaText(idea)}
          of={idea.title}
          onInsert={onInsert && (() => onInsert(idea))}
          insertLabel={insertLabel}
        />
      </Piece>
    ))}
  </Pieces>
)
