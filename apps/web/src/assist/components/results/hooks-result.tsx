import { copy, FAMILY_NAME, GOAL_NAME, KIND_NAME } from '../../copy.ts'
import type { ResultProps } from '../../model/pieces.ts'
import { PieceActions } from '../piece-actions.tsx'
import { Piece, Pieces, PlainText } from './piece.tsx'

export const HooksResult = ({ output, onTake, takeLabel }: ResultProps<'hooks'>) => (
  <Pieces label={KIND_NAME.hooks}>
    {output.hooks.map((hook, index) => (
      <Piece key={hook.text} note={`${FAMILY_NAME[hook.family]}, ${GOAL_NAME[hook.goal]}`}>
        <PlainText>{hook.text}</PlainText>
        <PieceActions
          text={hook.text}
          of={copy.variant(index + 1).toLocaleLowerCase('ru')}
          onTake={onTake && (() => onTake(hook))}
          takeLabel={takeLabel}
        />
      </Piece>
    ))}
  </Pieces>
)
