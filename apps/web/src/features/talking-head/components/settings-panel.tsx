import { lazy, Suspense, useState } from 'react'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/use-talking-head.ts'
import { ScriptSettings } from './script-settings.tsx'

const PresenterSettings = lazy(() => import('./presenter-settings.tsx'))
const CaptionSettings = lazy(() => import('./caption-settings.tsx'))
const InsertSettings = lazy(() => import('./insert-settings.tsx'))
const SoundSettings = lazy(() => import('./sound-settings.tsx'))

const TABS = (['script', 'presenter', 'captions', 'inserts', 'sound'] as const).map((value) => ({
  value,
  label: copy.tabs[value],
}))
type Tab = (typeof TABS)[number]['value']

export const SettingsPanel = ({ talking }: { talking: TalkingHead }) => {
  const [tab, setTab] = useState<Tab>('script')
  return (
    <section
      aria-label={copy.tabs.label}
      className="grid grid-cols-1 content-start gap-4 rounded-card bg-surface p-3 shadow-card lg:max-h-[calc(100dvh-16rem)] lg:min-h-0 lg:overflow-y-auto lg:p-4"
    >
      <div className="-mx-3 overflow-x-auto px-3 lg:-mx-4 lg:px-4">
        <Segmented
          label={copy.tabs.label}
          options={TABS}
          value={tab}
          onValueChange={setTab}
          className="min-w-max"
        />
      </div>
      <Suspense fallback={<Skeleton className="h-48 w-full rounded-card" />}>
        {tab === 'script' ? <ScriptSettings talking={talking} /> : null}
        {tab === 'presenter' ? <PresenterSettings talking={talking} /> : null}
        {tab === 'captions' ? <CaptionSettings talking={talking} /> : null}
        {tab === 'inserts' ? <InsertSettings talking={talking} /> : null}
        {tab === 'sound' ? <SoundSettings talking={talking} /> : null}
      </Suspense>
    </section>
  )
}
