import { createContext } from 'react'

/** Where a layout wants the page's title (the phone's header bar); undefined leaves it in the page. */
export const PageHeaderSlot = createContext<HTMLElement | null | undefined>(undefined)
