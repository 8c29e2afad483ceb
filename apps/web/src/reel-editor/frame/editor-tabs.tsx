import { type ReactNode, Suspense, useState } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Segmented } from '../../ui/forms/segmented.tsx'

type Tab = {
  value: string
  label: string
  content: () => ReactNode
  /** Called when the tab is selected: seeks the preview to the part it edits. */
  onOpen?: () => void
}

export const EditorTabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => {
  const [chosen, setChosen] = useState(tabs[0]?.value ?? '')
  return (
    <section
      aria-label={label}
      className="grid grid-cols-1 content-start max-lg:**:scroll-mt-[calc(27dvh+4rem)] max-lg:**:scroll-mb-24 gap-4 rounded-card bg-surface p-3 shadow-card lg:max-h-[calc(100dvh-17rem)] lg:overflow-y-auto lg:p-4"
    >
      <Segmented
        label={label}
        options={tabs}
        value={chosen}
        onValueChange={(value) => {
          setChosen(value)
          tabs.find((tab) => tab.value === value)?.onOpen?.()
        }}
        className="w-full"
      />
      <Suspense fallback={<Skeleton className="h-48 w-full rounded-card" />}>
        {tabs.find(({ value }) => value === chosen)?.content()}
      </Suspense>
    </section>
  )
}
