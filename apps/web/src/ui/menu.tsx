import { Slot } from 'radix-ui'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type * as Parts from './menu-parts.tsx'
import type { MenuChoiceProps, MenuItemProps, MenuProps } from './menu-parts.tsx'

/**
 * The button of a menu stands at once; what opens from it is 20 KiB that no page needs to be drawn.
 * It comes when the button is about to be pressed, or when the browser has time (`preloadMenu`).
 */
const load = () => import('./menu-parts.tsx')

/** A menu that can not come now is asked for again at the press. */
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

/** One of several, with a tick at the chosen one: the workspace, the sorting. */
export const MenuChoice = (props: MenuChoiceProps) => {
  const parts = useContext(Loaded)
  return parts ? <parts.MenuChoice {...props} /> : null
}

/** Words at the head of a menu: whose it is, what it sorts. */
export const MenuLabel = (props: { children: ReactNode }) => {
  const parts = useContext(Loaded)
  return parts ? <parts.MenuLabel {...props} /> : null
}

export const MenuSeparator = () => {
  const parts = useContext(Loaded)
  return parts ? <parts.MenuSeparator /> : null
}
