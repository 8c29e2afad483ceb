import { lazy, Suspense, useState } from 'react'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { copy } from '../copy.ts'
import type { SlideActions } from '../model/use-slide-actions.ts'
import type { Slideshow } from '../model/use-slideshow.ts'
import { SlideSettings } from './slide-settings.tsx'

const LookSettings = lazy(() => import('./look-settings.tsx'))
const SoundSettings = lazy(() => import('./sound-settings.tsx'))
const FormatSettings = lazy(() => import('./format-settings.tsx'))

const TABS = (['slide', 'look', 'sound', 'format'] as const).map((value) => ({
  value,
  label: copy.tabs[value],
}))
type Tab = (typeof TABS)[number]['value']

export const SettingsPanel = ({
  slideshow,
  actions,
}: {
  slideshow: Slideshow
  actions: SlideActions
}) => {
  const [tab, setTab] = useState<Tab>('slide')
  return (
    <section
      aria-label={copy.tabs.label}
      className="grid grid-cols-1 content-start gap-4 rounded-card bg-surface p-3 shadow-card lg:max-h-[calc(100dvh-16rem)] lg:min-h-0 lg:overflow-y-auto lg:p-4"
    >
      <Segmented
        label={copy.tabs.label}
        options={TABS}
        value={tab}
        onValueChange={setTab}
        className="w-full"
      />
      <Suspense fallback={<Skeleton className="h-48 w-full rounded-card" />}>
        {tab === 'slide' ? <SlideSettings slideshow={slideshow} actions={actions} /> : null}
        {tab === 'look' ? <LookSettings slideshow={slideshow} /> : null}
        {tab === 'sound' ? <SoundSettings slideshow={slideshow} /> : null}
        {tab === 'format' ? <FormatSettings slideshow={slideshow} /> : null}
      </Suspense>
    </section>
  )
}
