import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'

/** Larger counts are shown as «999+». */
const MAX_COUNT = 999

type Tab<Value extends string> = {
  value: Value
  label: string
  count?: number
  content: ReactNode
}

type TabsProps<Value extends string> = {
  /** The accessible name. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: TabsProps<Value>) {
  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onValueChange(tab.value)
  }
  return (
    <RadixTabs.Root className="min-w-0" value={value} onValueChange={choose}>
      <RadixTabs.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex min-h-11 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-3 text-label font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="rounded-chip bg-sunken px-1.5 text-caption text-ink-2">
                {tab.count > MAX_COUNT ? `${MAX_COUNT}+` : tab.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="rounded-chip pt-4">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
