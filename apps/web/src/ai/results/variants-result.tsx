import { getNetwork } from '../../networks/index.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { MetaNote } from '../../ui/layout/meta-note.tsx'
import { copy, KIND_NAME } from '../copy.ts'
import { Part, Piece, Pieces, PlainText } from './piece.tsx'
import { PieceActions } from './piece-actions.tsx'
import type { ResultProps } from './pieces.ts'
import { variantText } from './pieces.ts'

/** The post adapted to the style and the limits of each network. */
export const VariantsResult = ({ output, onInsert, insertLabel }: ResultProps<'adapt'>) => (
  <div className="grid grid-cols-1 gap-8">
    <Pieces label={KIND_NAME.adapt}>
      {output.variants.map((variant) => {
        const { title: name, Mark, color, needsFootnote } = getNetwork(variant.network)
        return (
          <Piece key={variant.network}>
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <span style={{ color }}>
                <Mark className="size-5" />
              </span>
              {needsFootnote ? `${name}*` : name}
              {variant.isCut ? <Badge tone="scheduled">{copy.isCut}</Badge> : null}
            </p>
            {variant.title === null ? null : (
              <Part title={copy.title}>
                <PlainText>{variant.title}</PlainText>
              </Part>
            )}
            <PlainText>{variant.text}</PlainText>
            <PieceActions
              text={variantText(variant)}
              of={name}
              onInsert={onInsert && (() => onInsert(variant))}
              insertLabel={insertLabel}
            />
          </Piece>
        )
      })}
    </Pieces>
    {output.variants.some(({ network }) => getNetwork(network).needsFootnote) ? <MetaNote /> : null}
  </div>
)
