import { Search } from 'lucide-react'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
} from 'react'
import { useKeys } from '../../platform/keyboard/key-groups.ts'
import { isMac, keyNames } from '../../platform/keyboard/key-press.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

type Dialog = ComponentType<{ onClose: () => void }>

/** Not a part of the first paint. */
const load = async (): Promise<Dialog> => (await import('./finder-dialog.tsx')).default

export const preloadFinder = () => void load().catch(() => undefined)

const OpenFinder = createContext<() => void>(() => undefined)

const FIND = 'Найти'
const KEYS = 'mod+k'

/** The dialog of the finder, opened by its buttons and by Ctrl/⌘ K from anywhere in the app. */
export const FinderProvider = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [Loaded, setLoaded] = useState<Dialog>()
  const open = useCallback(() => {
    setIsOpen(true)
    // A chunk that fails to load is asked for again at the next press.
    load().then(
      (dialog) => setLoaded(() => dialog),
      () => setIsOpen(false),
    )
  }, [])
  useKeys({ title: 'Везде', bindings: [{ keys: KEYS, label: FIND, run: open }] })
  return (
    <OpenFinder value={open}>
      {children}
      {isOpen && Loaded ? <Loaded onClose={() => setIsOpen(false)} /> : null}
    </OpenFinder>
  )
}

/** In the sidebar, with its keys. */
export const FinderField = () => {
  const open = useContext(OpenFinder)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={preloadFinder}
      onFocus={preloadFinder}
      onClick={open}
      className="flex min-h-10 shrink-0 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-3 text-left text-label text-ink-2 hover:border-line-strong hover:text-ink"
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{FIND}</span>
      <span aria-hidden="true" className="text-caption text-ink-3">
        {keyNames({ keys: KEYS, isMac: isMac() }).join(' ')}
      </span>
    </button>
  )
}

/** In the header of a phone. */
export const FinderButton = () => {
  const open = useContext(OpenFinder)
  return (
    <IconButton
      label={FIND}
      aria-haspopup="dialog"
      icon={<Search aria-hidden="true" className="size-5" />}
      onPointerDown={preloadFinder}
      onClick={open}
      className="shrink-0"
    />
  )
}
