import type { Resource } from '@kadr/contract/library/resources'
import { useEffect, useRef, useState } from 'react'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { type ComposerForm, changeTarget, type FormTarget } from './composer-form.ts'
import { composerCopy } from './copy.ts'
import { hasErrors, type TargetCheck } from './target-check.ts'
import { TargetPanel } from './target-panel.tsx'

type Props = {
  form: ComposerForm
  setForm: (change: (before: ComposerForm) => ComposerForm) => void
  checks: readonly TargetCheck[]
  media: ReadonlyMap<string, Resource>
  areProblemsShown: boolean
  /** Expands the panels with errors after a publish attempt. */
  isSubmitted: boolean
}

export const TargetPanels = ({
  form,
  setForm,
  checks,
  media,
  areProblemsShown,
  isSubmitted,
}: Props) => {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  // Panels with errors open after a publish attempt, and stay open when the errors are fixed elsewhere.
  useEffect(() => {
    if (!isSubmitted) return
    const failing = checks.filter(hasErrors).map(({ account }) => account.id)
    setToggled((before) => {
      const fresh = failing.filter((id) => !before.has(id))
      return fresh.length === 0
        ? before
        : new Map([...before, ...fresh.map((id) => [id, true] as const)])
    })
  }, [isSubmitted, checks])
  const lastOwn = useRef(new Map<string, FormTarget['override']>())
  const keepOwn = ({ connectionId, override }: FormTarget) => {
    const before = lastOwn.current.get(connectionId)
    lastOwn.current.set(connectionId, {
      text: override.text ?? before?.text ?? null,
      mediaIds: override.mediaIds ?? before?.mediaIds ?? null,
    })
  }
  if (checks.length === 0) return null
  return (
    <Section title={composerCopy.targets.title}>
      <Card padding="none">
        <div className="divide-y divide-line">
          {checks.map((check) => {
            const { id } = check.account
            const isOpen = toggled.get(id) ?? false
            return (
              <TargetPanel
                key={id}
                check={check}
                baseText={form.text}
                baseMediaIds={form.mediaIds}
                media={media}
                areProblemsShown={areProblemsShown}
                isOpen={isOpen}
                last={lastOwn.current.get(id)}
                onToggle={() => setToggled(new Map(toggled).set(id, !isOpen))}
                onChange={(changes) => {
                  // Keeps the panel being edited open after its last problem is fixed.
                  setToggled(new Map(toggled).set(id, true))
                  keepOwn(check.target)
                  setForm((before) => changeTarget({ form: before, connectionId: id, changes }))
                }}
              />
            )
          })}
        </div>
      </Card>
    </Section>
  )
}
