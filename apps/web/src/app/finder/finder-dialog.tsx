import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useUserStorage } from '../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { useOpenOverlay } from '../../ui/overlays/open-overlays.ts'
import { overlayStyle } from '../../ui/overlays/sheet-style.ts'
import { copy } from './copy.ts'
import type { FinderEntry } from './finder-entry.ts'
import { FinderList, LIST_ID, optionId } from './finder-list.tsx'
import { KeyHints, NothingFound, SearchFailed } from './finder-states.tsx'
import { addRecent } from './recent-entries.ts'
import { useChoice } from './use-choice.ts'
import { useSections } from './use-sections.ts'

/** The whole screen of a phone; on a desktop near the top, so that a list that grows does not move the field. */
const FRAME =
  'fixed inset-0 z-(--z-sheet) flex flex-col overflow-hidden bg-surface pt-(--safe-top) pb-(--safe-bottom) outline-none data-[state=open]:animate-fade-in md:inset-x-0 md:top-[12vh] md:bottom-auto md:mx-auto md:max-h-[min(36rem,76vh)] md:w-full md:max-w-160 md:rounded-sheet md:p-0 md:shadow-pop'

const Finder = ({ onClose }: { onClose: () => void }) => {
  const router = useRouter()
  const storage = useUserStorage()
  const workspaceId = useCurrentWorkspace()?.id ?? ''
  const [typed, setTyped] = useState('')
  const { query, sections, isFound, isSearching, error, retry } = useSections(typed)

  const open = (entry: FinderEntry) => {
    onClose()
    if (entry.href === undefined) {
      entry.run()
      return
    }
    const { href, title, note } = entry
    addRecent({ storage, workspaceId, recent: { href, title, ...(note && { note }) } })
    void router.navigate({ href })
  }
  const choice = useChoice({ sections, onOpen: open })
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0)

  return (
    <>
      <div className="flex min-h-14 items-center gap-2 border-b border-line pr-1 pl-4">
        {isSearching ? (
          <Spinner size={20} />
        ) : (
          <Search aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        )}
        <input
          type="text"
          role="combobox"
          aria-label={copy.find}
          aria-expanded={count > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={
            choice.activeKey === undefined ? undefined : optionId(choice.activeKey)
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={copy.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            choice.startOver()
          }}
          onKeyDown={choice.press}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-3"
        />
        <Dialog.Close asChild>
          <IconButton label="Закрыть" icon={<X aria-hidden="true" className="size-5" />} />
        </Dialog.Close>
      </div>
      {error && !isSearching ? <SearchFailed error={error} onRetry={retry} /> : null}
      {query !== '' && !isFound && !isSearching && !error ? <NothingFound query={query} /> : null}
      <FinderList
        sections={sections}
        activeKey={choice.activeKey}
        onPoint={choice.choose}
        onOpen={open}
      />
      <p role="status" className="sr-only">
        {query === '' || isSearching ? '' : copy.found(count)}
      </p>
      <KeyHints />
    </>
  )
}

export default function FinderDialog({ onClose }: { onClose: () => void }) {
  useOpenOverlay({ isOpen: true, onClose })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyle} />
        <Dialog.Content className={FRAME} aria-describedby={undefined}>
          <Dialog.Title className="sr-only">{copy.find}</Dialog.Title>
          <Finder onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
