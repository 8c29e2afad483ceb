import { Slot } from 'radix-ui'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type * as Parts from './menu-parts.tsx'
import type { MenuChoiceProps, MenuItemProps, MenuProps } from './menu-parts.tsx'

/**
 * The button renders at once; the menu itself is 20 KiB that no first paint needs. It is loaded on hover or focus of
 * the button, or when the browser is idle (`preloadMenu`).
 */
const load = () => import('./menu-parts.tsx')

/** A failed preload is retried on press. */
export const preloadMenu = () => void load().catch(() => undefined)

const Loaded = createContext<typeof Parts | undefined>(undefined)

export const Menu = ({ trigger, ...menu }: MenuProps) => {
  const [parts, setParts] = useState<typeof Parts>()
  if (parts) {
    return (
      <Loaded value={parts}>
        <parts.Menu trigger={trigger} {...menu} />
      </Loaded>
    )
  }
  const open = () => void load().then(setParts, () => undefined)
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={open}
    >
      {trigger}
    </Slot.Root>
  )
}

export const MenuItem = (props: MenuItemProps) => {
  const parts = useContext(Loaded)
  return parts ? <parts.MenuItem {...props} /> : null
}

export const MenuChoice = (props: MenuChoiceProps) => {
  const parts = useContext(Loaded)
  return parts ? <parts.MenuChoice {...props} /> : null
}

export const MenuLabel = (props: { children: ReactNode }) => {
  const parts = useContext(Loaded)
  return parts ? <parts.MenuLabel {...props} /> : null
}

export const MenuSeparator = () => {
  const parts = useContext(Loaded)
  return parts ? <parts.MenuSeparator /> : null
}
