import { Link } from '@tanstack/react-router'
import { type NavigationEntry, splitForPhone } from '../navigation/navigation.ts'
import { CountSlot } from './count-slot.tsx'
import { useKeyboardOpen } from './use-keyboard-open.ts'

type Props = { entries: readonly NavigationEntry[] }

/** Hidden while the keyboard is open: it would cover the focused field. */
export const BottomBar = ({ entries }: Props) => {
  const isKeyboardOpen = useKeyboardOpen()
  const { bar } = splitForPhone(entries)
  if (bar.length === 0 || isKeyboardOpen) return null
  return (
    <nav
      aria-label="Основные разделы"
      className="fixed inset-x-0 bottom-0 z-(--z-nav) border-t border-line bg-header pb-(--safe-bottom) lg:hidden print:hidden"
    >
      <ul className="mx-auto flex h-16 max-w-140">
        {bar.map(({ to, label, icon: Icon, hasCount }) => (
          <li key={to} className="min-w-0 flex-1">
            <Link
              to={to}
              className="flex h-full flex-col items-center justify-center gap-1 px-1 text-caption font-medium text-ink-2 no-underline -outline-offset-2 aria-[current=page]:text-accent"
            >
              <span className="relative shrink-0">
                <Icon aria-hidden="true" className="size-6" />
                {hasCount ? <CountSlot className="absolute -top-2 left-3.5" /> : null}
              </span>
              <span className="max-w-full truncate">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
