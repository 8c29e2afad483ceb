import type { Resource } from '@kadr/contract/library/resources'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { TargetCheck } from '../composer/target-check.ts'
import type { Composer } from '../composer/use-composer.ts'
import { ComposerAi } from './composer-ai.tsx'
import { aiCopy } from './copy.ts'
import { useHasSide } from './use-has-side.ts'

type Input = {
  composer: Composer
  /** Only accounts whose text can still change. */
  checks: readonly TargetCheck[]
  media: ReadonlyMap<string, Resource>
}

export const useComposerAi = ({ composer, checks, media }: Input) => {
  const [isOpen, setIsOpen] = useState(false)
  const hasSide = useHasSide()
  const panel = isOpen ? (
    <ComposerAi
      form={composer.form}
      setForm={composer.setForm}
      accounts={checks.map(({ account }) => account)}
      media={media}
      isAside={hasSide}
      onClose={() => setIsOpen(false)}
    />
  ) : null
  return {
    button: (
      <Button
        variant="soft"
        size="sm"
        aria-expanded={isOpen}
        icon={<Sparkles aria-hidden="true" className="size-4" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {aiCopy.open}
      </Button>
    ),
    beside: hasSide ? panel : null,
    over: hasSide ? null : panel,
  }
}
