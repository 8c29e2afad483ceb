import { createContext } from 'react'

/** Portal target of the page's title (the phone's header bar); undefined keeps it in the page. */
export const PageHeaderSlot = createContext<HTMLElement | null | undefined>(undefined)

/** Address of the article about the current screen; undefined without one. */
export const PageHelp = createContext<string | undefined>(undefined)
