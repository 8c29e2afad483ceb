import { copy, FAMILY_NAME, GOAL_NAME, KIND_NAME } from '../copy.ts'
import { Piece, Pieces, PlainText } from './piece.tsx'
import { PieceActions } from './piece-actions.tsx'
import type { ResultProps } from './pieces.ts'

export const HooksResult = ({ output, onInsert, insertLabel }: ResultProps<'hooks'>) => (
  <Pieces label={KIND_NAME.hooks}>
    {output.hooks.map((hook, index) => (
      <Piece key={hook.text} note={`${FAMILY_NAME[hook.family]}, ${GOAL_NAME[hook.goal]}`}>
        <PlainText>{hook.text}</PlainText>
        <PieceActions
          text={hook.text}
          of={copy.variant(index + 1).toLocaleLowerCase('ru')}
          onInsert={onInsert && (() => onInsert(hook))}
          insertLabel={insertLabel}
        />
      </Piece>
    ))}
  </Pieces>
)
