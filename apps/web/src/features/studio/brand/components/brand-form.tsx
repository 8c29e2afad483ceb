import { type BrandKit, putBrandKit } from '@kadr/contract/studio/brand-kit'
import type { ReelBrand } from '@kadr/contract/studio/slideshow'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { AssetSlot } from '../../../../reel-editor/settings/asset-slot.tsx'
import { ColourField, FontField } from '../../../../reel-editor/settings/brand-fields.tsx'
import { MusicChooser } from '../../../../reel-editor/settings/music-chooser.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useSaveBrand } from '../api/brand.mutations.ts'
import { copy } from '../copy.ts'
import { type BrandFields, fieldsOf, isSameBrand, readEnding } from '../model/brand-fields.ts'

const BrandPreview = lazy(() =>
  import('./brand-preview.tsx').then((module) => ({ default: module.BrandPreview })),
)

const LOGO = ['image'] as const
const FIRST_COLOUR = '#2f4bff'
const FIRST_ACCENT = '#ffc83a'
const { brand: words } = editorCopy

type PartProps = { fields: BrandFields; change: (part: Partial<BrandFields>) => void }
type BrandProps = PartProps & { changeBrand: (part: Partial<ReelBrand>) => void }

const LookFields = ({ fields: { brand, logo }, change, changeBrand }: BrandProps) => (
  <Section title={copy.look}>
    <AssetSlot
      label={copy.logo}
      empty={copy.noLogo}
      kinds={LOGO}
      resource={logo ?? undefined}
      isMissing={false}
      onChoose={(chosen) => change({ logo: chosen })}
      onRemove={() => change({ logo: null })}
    />
    <p className="text-caption text-ink-3">{copy.logoHint}</p>
    <ColourField
      label={copy.colour}
      value={brand.colour}
      first={FIRST_COLOUR}
      onChange={(colour) => changeBrand({ colour })}
    />
    <ColourField
      label={words.accent}
      value={brand.accent}
      first={FIRST_ACCENT}
      onChange={(accent) => changeBrand({ accent })}
    />
    <Field label={copy.name} hint={copy.nameHint}>
      <TextInput
        maxLength={40}
        value={brand.name}
        onChange={({ target }) => changeBrand({ name: target.value })}
      />
    </Field>
  </Section>
)

const EndingFields = ({ fields: { ending }, change }: PartProps) => {
  const { title = '', act = '' } = ending ?? {}
  return (
    <Section title={copy.ending}>
      <p className="text-caption text-ink-3">{copy.endingHint}</p>
      <Field label={copy.endingTitle}>
        <TextInput
          maxLength={120}
          value={title}
          placeholder={copy.endingTitleExample}
          onChange={({ target }) => change({ ending: { title: target.value, act } })}
        />
      </Field>
      <Field label={copy.endingAct}>
        <TextInput
          maxLength={80}
          value={act}
          placeholder={copy.endingActExample}
          onChange={({ target }) => change({ ending: { title, act: target.value } })}
        />
      </Field>
    </Section>
  )
}

export const BrandForm = ({ kit }: { kit: BrandKit }) => {
  const canEdit = useCan(putBrandKit.action)
  const save = useSaveBrand()
  const [start, setStart] = useState(() => fieldsOf(kit))
  const [fields, setFields] = useState(() => fieldsOf(kit))
  const shown = useDeferredValue(fields)
  const change = (part: Partial<BrandFields>) => setFields((before) => ({ ...before, ...part }))
  const changeBrand = (part: Partial<ReelBrand>) =>
    setFields((before) => ({ ...before, brand: { ...before.brand, ...part } }))
  const isChanged = !isSameBrand(start, fields)
  const submit = () =>
    save.mutate(
      { ...fields, ending: readEnding(fields.ending) },
      {
        onSuccess: () => {
          setStart(fields)
          notify.success(copy.saved)
        },
      },
    )
  const part = { fields, change }
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[26rem_minmax(0,1fr)] lg:items-start lg:gap-6">
      <Card className="lg:order-2">
        <Section title={copy.preview}>
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <BrandPreview fields={shown} />
          </Suspense>
        </Section>
      </Card>
      <Card asChild>
        <form
          noValidate
          className="grid grid-cols-1 gap-6 lg:order-1"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {canEdit ? null : <p className="text-label text-ink-2">{copy.viewer}</p>}
          <fieldset disabled={!canEdit} className="grid min-w-0 grid-cols-1 gap-6">
            <LookFields {...part} changeBrand={changeBrand} />
            <Section title={copy.letters}>
              <FontField
                label={words.font}
                value={fields.brand.font}
                onChange={(font) => changeBrand({ font })}
              />
              <FontField
                label={words.bodyFont}
                value={fields.brand.bodyFont}
                onChange={(bodyFont) => changeBrand({ bodyFont })}
              />
            </Section>
            <EndingFields {...part} />
            <Section title={copy.music}>
              <p className="text-caption text-ink-3">{copy.musicHint}</p>
              <MusicChooser
                chosen={fields.music ?? undefined}
                none={copy.styleMusic}
                isSuited={() => false}
                onChoose={(music) => change({ music })}
              />
            </Section>
          </fieldset>
          {save.error instanceof ApiError ? (
            <Banner tone="danger" title={copy.failed} text={failureText(save.error)} />
          ) : null}
          {canEdit ? (
            <div className="sticky bottom-[calc(64px+var(--safe-bottom))] z-10 -mx-4 -mb-4 flex items-center gap-3 rounded-b-card border-t border-line bg-surface px-4 py-3 lg:bottom-0">
              <Button type="submit" isLoading={save.isPending} disabled={!isChanged && kit.isAsked}>
                {copy.save}
              </Button>
              {isChanged ? (
                <p className="min-w-0 flex-1 text-label text-ink-2">{copy.unsaved}</p>
              ) : null}
            </div>
          ) : null}
        </form>
      </Card>
    </div>
  )
}
