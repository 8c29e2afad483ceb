import type { Resource } from '@kadr/contract/resources'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { assistCopy } from '../../assist-copy.ts'
import type { TargetCheck } from '../../model/target-check.ts'
import type { Composer } from '../../model/use-composer.ts'
import { useHasSide } from '../../model/use-has-side.ts'
import { ComposerAssist } from './composer-assist.tsx'

type Input = {
  composer: Composer
  /** Only accounts whose text can still change. */
  checks: readonly TargetCheck[]
  media: ReadonlyMap<string, Resource>
}

export const useComposerAssist = ({ composer, checks, media }: Input) => {
  const [isOpen, setIsOpen] = useState(false)
  const hasSide = useHasSide()
  const panel = isOpen ? (
    <ComposerAssist
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
        {assistCopy.open}
      </Button>
    ),
    beside: hasSide ? panel : null,
    over: hasSide ? null : panel,
  }
}
