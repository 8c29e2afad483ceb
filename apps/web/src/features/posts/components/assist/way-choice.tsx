import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import { ASSIST_WAYS, type AssistWay, assistCopy, WAY_NAME } from '../../assist-copy.ts'

type Props = { way: AssistWay; onWay: (way: AssistWay) => void; isDisabled: boolean }

export const WayChoice = ({ way, onWay, isDisabled }: Props) => (
  <RadioGroup.Root
    aria-label={assistCopy.way}
    value={way}
    disabled={isDisabled}
    onValueChange={(next) => {
      const chosen = ASSIST_WAYS.find((option) => option === next)
      if (chosen) onWay(chosen)
    }}
    className="flex flex-wrap gap-2"
  >
    {ASSIST_WAYS.map((option) => (
      <RadioGroup.Item
        key={option}
        value={option}
        className={clsx(
          'min-h-11 cursor-pointer rounded-full border px-3 text-label transition-colors duration-(--duration-tap) disabled:cursor-not-allowed',
          option === way
            ? 'border-accent bg-accent-soft font-medium text-ink'
            : 'border-line bg-surface text-ink-2 hover:border-line-strong',
        )}
      >
        {WAY_NAME[option]}
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
)
