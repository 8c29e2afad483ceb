import { aiLanguage } from '@kadr/contract/studio/ai-tasks'
import { lazy, Suspense } from 'react'
import { useAiStatus } from '../../../../ai/api/ai.queries.ts'
import { useVoices } from '../../../../reel-editor/voice/voice-calls.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { editorCopy, LANGUAGE_NAME } from '../editor/copy.ts'
import { useRuleContext } from '../editor/rule-context.ts'
import { NumberSelect } from './number-select.tsx'
import { RuleField } from './rule-field.tsx'
import { TemplateSelect } from './template-select.tsx'

const StyleSelect = lazy(() => import('./style-select.tsx'))

const { fields: copy } = editorCopy
const SLIDES = [3, 4, 5, 6, 7, 8, 9, 10]
const SECONDS = [15, 30, 45, 60, 90, 120, 180]

const Slides = () => {
  const { form, change } = useRuleContext()
  return (
    <RuleField name="slides" label={copy.slides}>
      <NumberSelect
        values={SLIDES}
        value={form.slides}
        describe={editorCopy.slides}
        onChange={(slides) => change({ slides })}
      />
    </RuleField>
  )
}

const Speech = () => {
  const { form, change } = useRuleContext()
  const { data } = useVoices()
  const voices = data?.voices ?? []
  return (
    <>
      <RuleField name="seconds" label={copy.seconds}>
        <NumberSelect
          values={SECONDS}
          value={form.seconds}
          describe={editorCopy.seconds}
          onChange={(seconds) => change({ seconds })}
        />
      </RuleField>
      <RuleField name="voice" label={copy.voice}>
        <Select
          placeholder={copy.firstVoice}
          options={voices.map(({ key, name }) => ({ value: key, label: name }))}
          value={form.voice}
          onChange={(event) => change({ voice: event.target.value })}
        />
      </RuleField>
    </>
  )
}

/** An unavailable option is shown only if it is the saved one. */
const Language = () => {
  const { form, change } = useRuleContext()
  const { status } = useAiStatus()
  const isOffline = status?.isOffline ?? false
  const onlyRussian = isOffline || form.output === 'talking-head'
  const languages = aiLanguage.options.filter(
    (language) => !onlyRussian || language === 'ru' || language === form.language,
  )
  if (languages.length < 2) return null
  return (
    <RuleField
      name="language"
      label={copy.language}
      hint={isOffline ? copy.onlyRussian : undefined}
    >
      <Select
        options={languages.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
        value={form.language}
        onChange={(event) => change({ language: aiLanguage.parse(event.target.value) })}
      />
    </RuleField>
  )
}

export const HowStep = () => {
  const { form, change } = useRuleContext()
  const { output, sourceKind } = form
  // Its words were said, and each clip goes out once.
  const isSaid = output === 'own-video'
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        {output === 'post' ? null : <TemplateSelect />}
        {output === 'post' || form.template ? null : (
          <RuleField name="style" label={copy.style}>
            <Suspense fallback={<Skeleton className="h-11 w-full rounded-control" />}>
              <StyleSelect />
            </Suspense>
          </RuleField>
        )}
        {(output === 'slideshow' || output === 'carousel') && !form.template ? <Slides /> : null}
        {output === 'talking-head' ? <Speech /> : null}
        {sourceKind === 'evergreen' || isSaid ? null : <Language />}
      </div>
      {isSaid ? null : (
        <Switch
          label={copy.prefersBest}
          hint={copy.prefersBestHint}
          checked={form.prefersBest}
          onChange={(event) => change({ prefersBest: event.target.checked })}
        />
      )}
    </>
  )
}
