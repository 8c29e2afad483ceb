import type { Network } from '@kadr/contract/publishing/networks'
import { clsx } from 'clsx'
import { getNetwork } from '../../../../networks/index.ts'

const TINTS = [
  'bg-accent-soft text-accent',
  'bg-scheduled-soft text-scheduled',
  'bg-working-soft text-working',
  'bg-published-soft text-published',
  'bg-failed-soft text-failed',
]
const SIZES = { sm: 'size-7 text-caption', md: 'size-10 text-label' }

/** The same tint for the same name wherever it is shown. */
const tintOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return TINTS[sum % TINTS.length]
}

const LETTER = /[\p{L}\p{N}]/u

type Props = { name: string; network?: Network; size?: keyof typeof SIZES }

/** Networks sign the addresses of pictures for days only, so people have a letter. */
export const PersonFace = ({ name, network, size = 'md' }: Props) => {
  const web = network && getNetwork(network)
  return (
    <span className="relative shrink-0 self-start">
      <span
        aria-hidden="true"
        className={clsx(
          'flex items-center justify-center rounded-full font-semibold select-none in-data-open:bg-surface',
          SIZES[size],
          tintOf(name),
        )}
      >
        {LETTER.exec(name)?.[0].toLocaleUpperCase('ru') ?? '·'}
      </span>
      {web ? (
        <span
          className="absolute -right-1 -bottom-1 flex size-5 items-center justify-center rounded-full border border-line bg-surface"
          style={{ color: web.color }}
        >
          <web.Mark className="size-3" />
          <span className="sr-only">{web.title}</span>
        </span>
      ) : null}
    </span>
  )
}
