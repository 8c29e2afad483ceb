import { createContext, type ReactNode, useContext } from 'react'
import type { Bridge } from './bridge.ts'

const TelegramContext = createContext<Bridge | undefined>(undefined)

export const TelegramProvider = ({
  bridge,
  children,
}: {
  bridge: Bridge | undefined
  children: ReactNode
}) => <TelegramContext value={bridge}>{children}</TelegramContext>

/** The surrounding Telegram client; undefined on the web. */
export const useTelegram = () => useContext(TelegramContext)
