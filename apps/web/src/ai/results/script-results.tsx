import { copy } from '../copy.ts'
import { Caption, Part, PlainText } from './piece.tsx'
import { PieceActions } from './piece-actions.tsx'
import type { ResultProps } from './pieces.ts'
import { productDemoText, talkingHeadText } from './pieces.ts'

const STACK = 'grid grid-cols-1 gap-4'
const ROWS = 'grid max-w-[68ch] grid-cols-1 gap-2'

const Numbered = ({ lines }: { lines: readonly { text: string; note?: string }[] }) => (
  <ol className={ROWS}>
    {lines.map(({ text, note }, index) => (
      <li key={text} className="flex gap-3">
        <span
          aria-hidden="true"
          className="size-6 shrink-0 text-right whitespace-nowrap text-ink-3 tabular-nums"
        >
          {index + 1}
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
        {note ? <span className="shrink-0 text-label text-ink-3 tabular-nums">{note}</span> : null}
      </li>
    ))}
  </ol>
)

export const TalkingHeadResult = ({
  output,
  onInsert,
  insertLabel,
}: ResultProps<'talking_head'>) => (
  <div className={STACK}>
    <Part title={`${copy.script}. ${copy.speech(Math.round(output.seconds))}`}>
      <Numbered
        lines={output.lines.map(({ text, seconds }) => ({
          text,
          note: copy.seconds(Math.max(1, Math.round(seconds))),
        }))}
      />
    </Part>
    <Caption text={output.caption} />
    <PieceActions
      text={talkingHeadText(output)}
      onInsert={onInsert && (() => onInsert(output))}
      insertLabel={insertLabel}
    />
  </div>
)

export const ProductDemoResult = ({
  output,
  onInsert,
  insertLabel,
}: ResultProps<'product_demo'>) => (
  <div className={STACK}>
    <Part title={copy.hook}>
      <p className="max-w-[68ch] font-semibold wrap-anywhere">{output.hook}</p>
    </Part>
    <Part title={copy.benefits}>
      <Numbered lines={output.benefits.map((text) => ({ text }))} />
    </Part>
    <Part title={copy.callToAction}>
      <PlainText>{output.callToAction}</PlainText>
    </Part>
    <Caption text={output.caption} />
    <PieceActions
      text={productDemoText(output)}
      onInsert={onInsert && (() => onInsert(output))}
      insertLabel={insertLabel}
    />
  </div>
)
