import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import { ASSIST_MODES, type AssistMode, assistCopy, MODE_NAME } from '../../assist-copy.ts'

type Props = { mode: AssistMode; onMode: (mode: AssistMode) => void; isDisabled: boolean }

export const ModeChoice = ({ mode, onMode, isDisabled }: Props) => (
  <RadioGroup.Root
    aria-label={assistCopy.mode}
    value={mode}
    disabled={isDisabled}
    onValueChange={(next) => {
      const chosen = ASSIST_MODES.find((option) => option === next)
      if (chosen) onMode(chosen)
    }}
    className="flex flex-wrap gap-2"
  >
    {ASSIST_MODES.map((option) => (
      <RadioGroup.Item
        key={option}
        value={option}
        className={clsx(
          'min-h-11 cursor-pointer rounded-full border px-3 text-label transition-colors duration-(--duration-tap) disabled:cursor-not-allowed',
          option === mode
            ? 'border-accent bg-accent-soft font-medium text-ink'
            : 'border-line bg-surface text-ink-2 hover:border-line-strong',
        )}
      >
        {MODE_NAME[option]}
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
)
