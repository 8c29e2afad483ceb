import { createContext } from 'react'

/** Address of the article about the current screen; undefined without one. */
export const PageHelp = createContext<string | undefined>(undefined)
