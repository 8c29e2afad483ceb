import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import { AI_MODES, type AiMode, aiCopy, MODE_NAME } from './copy.ts'

type Props = { mode: AiMode; onMode: (mode: AiMode) => void; isDisabled: boolean }

export const ModeChoice = ({ mode, onMode, isDisabled }: Props) => (
  <RadioGroup.Root
    aria-label={aiCopy.mode}
    value={mode}
    disabled={isDisabled}
    onValueChange={(next) => {
      const chosen = AI_MODES.find((option) => option === next)
      if (chosen) onMode(chosen)
    }}
    className="flex flex-wrap gap-2"
  >
    {AI_MODES.map((option) => (
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
