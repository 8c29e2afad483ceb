import { createContext, type ReactNode, useContext } from 'react'
import type { Messenger } from './port.ts'

const MessengerContext = createContext<Messenger | undefined>(undefined)

export const MessengerProvider = ({
  messenger,
  children,
}: {
  messenger: Messenger | undefined
  children: ReactNode
}) => <MessengerContext value={messenger}>{children}</MessengerContext>

/** The surrounding client; undefined on the web. */
export const useMessenger = () => useContext(MessengerContext)
